import type { ErrorId } from '../failures/error-catalog.ts';
import type { RuleName, RuleTexts, TextName } from './rule-texts.ts';

/** Values of a form's fields by name. A field that is not there counts as empty. */
export type Values<Name extends string = string> = { readonly [name in Name]?: string };

/** One rule of a field. It sees the values of the whole form, to compare with another field. */
export type Rule = {
  readonly name: RuleName;
  /** The name of a message that replaces the rule's own where the texts have it. */
  readonly text?: string;
  /** Fills the placeholders of the message. */
  readonly params: { readonly [placeholder: string]: string | number };
  /** The id by which a service would refuse the same. */
  readonly errorId?: ErrorId;
  readonly passes: (value: string, form?: Values) => boolean;
};

/** A rule that lets the empty text pass, as every rule but `required` and `sameAs` does (VAL-21). */
export const unlessEmpty = (name: RuleName, passes: (value: string) => boolean, params: Rule['params'] = {}): Rule => ({
  name,
  params,
  passes: (value) => value === '' || passes(value),
});

/** The rules that a value breaks, in their order (VAL-24). */
export const brokenRules = (rules: readonly Rule[], value: string, form: Values = {}): readonly Rule[] =>
  rules.filter((rule) => !rule.passes(value, form));

const isTextName = (name: string, texts: RuleTexts): name is TextName => Object.hasOwn(texts, name);

/** The message of a rule with its placeholders filled. */
export const ruleText = ({ name, text = name, params }: Rule, texts: RuleTexts): string =>
  texts[isTextName(text, texts) ? text : name].replace(/\{(\w+)\}/g, (_, placeholder: string) =>
    String(params[placeholder]),
  );
