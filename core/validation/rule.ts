import type { ErrorId } from '../failures/catalogue.ts';
import { ruleTexts, type RuleName, type TextName } from './messages/rule-texts.ts';

/** Values of a form's fields by name. A field that is not there counts as empty. */
export type Values<Name extends string = string> = { readonly [name in Name]?: string };

/** One rule of a field. It sees the values of the whole form, to compare with another field. */
export type Rule = {
  readonly name: RuleName;
  /** A text in place of the rule's own. */
  readonly text?: TextName;
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

/** The exact message of a rule in the site's language, its placeholders filled once and for all. */
export const ruleText = ({ name, text = name, params }: Rule, language: string): string =>
  ruleTexts(language)[text].replace(/\{(\w+)\}/g, (_, placeholder: string) => String(params[placeholder]));
