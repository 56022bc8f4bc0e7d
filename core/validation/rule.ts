import type { ErrorId } from '../failures/error-catalog.ts';
import type { RuleName, RuleTexts, TextName } from './rule-texts.ts';

/** Field values by name. A missing field counts as empty. */
export type Values<Name extends string = string> = { readonly [name in Name]?: string };

/** A rule of a field. It receives the values of the whole form, to compare with another field. */
export type Rule = {
  readonly name: RuleName;
  /** Name of a message that replaces the rule's own if the texts have it. */
  readonly text?: string;
  /** Values of the message's placeholders. */
  readonly params: { readonly [placeholder: string]: string | number };
  /** The id with which a service refuses the same input. */
  readonly errorId?: ErrorId;
  readonly passes: (value: string, form?: Values) => boolean;
};

/** A rule that passes for an empty text, like all rules except `required` and `sameAs` (VAL-21). */
export const unlessEmpty = (name: RuleName, passes: (value: string) => boolean, params: Rule['params'] = {}): Rule => ({
  name,
  params,
  passes: (value) => value === '' || passes(value),
});

/** The rules that a value violates, in order (VAL-24). */
export const brokenRules = (rules: readonly Rule[], value: string, form: Values = {}): readonly Rule[] =>
  rules.filter((rule) => !rule.passes(value, form));

const isTextName = (name: string, texts: RuleTexts): name is TextName => Object.hasOwn(texts, name);

/** The message of a rule with its placeholders filled. */
export const ruleText = ({ name, text = name, params }: Rule, texts: RuleTexts): string =>
  texts[isTextName(text, texts) ? text : name].replace(/\{(\w+)\}/g, (_, placeholder: string) =>
    String(params[placeholder]),
  );
