import type en from './messages/en.json';

/**
 * Messages of form rules in one language, passed by composition. `{name}` is filled from the rule's parameters. The
 * English messages are exact, grammar included (VAL-01 to VAL-19, AMB-48). `missing.<field>` is the message of an empty
 * required field, if the field has its own (VAL-01). `date.<format>` has the letters of the language.
 */
export type RuleTexts = { readonly [name in keyof typeof en]: string };

export type TextName = keyof RuleTexts;

export type RuleName = Exclude<TextName, `date.${string}` | `missing.${string}`>;
