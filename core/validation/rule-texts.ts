import type en from './messages/en.json';

/**
 * The messages of form rules in one language, a value that composition passes. `{name}` is filled from the rule's
 * parameters. The English messages are exact, grammar included (VAL-01 to VAL-19, AMB-48). `missing.` with the name of
 * a field is the message of a required field that is empty, where it has one of its own (VAL-01).
 */
export type RuleTexts = { readonly [name in keyof typeof en]: string };

/** The names of the messages. */
export type TextName = keyof RuleTexts;

/** The rules by name. */
export type RuleName = Exclude<TextName, `missing.${string}`>;
