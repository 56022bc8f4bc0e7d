import { ruleTexts } from './messages/rule-texts.ts';

/** The rules by name; each has its message in `rule-texts.ts`. */
export type RuleName = 'required' | 'email' | 'name' | 'phone' | 'exactLength' | 'minLength' | 'maxLength' | 'region' | 'postalCode' | 'country' | 'noPoBox';

/** One rule of a field. `n` is the number in its message. */
export type Rule = { readonly name: RuleName; readonly n?: number; readonly passes: (value: string) => boolean };

/** A rule that lets the empty text pass, as every rule but `required` does (VAL-21). */
export const unlessEmpty = (name: RuleName, passes: (value: string) => boolean): Rule => ({ name, passes: (value) => value === '' || passes(value) });

/** The first rule that a value breaks, if any (VAL-24). */
export const brokenRule = (rules: readonly Rule[], value: string): Rule | undefined => rules.find((rule) => !rule.passes(value));

/** The exact message of a rule in the site's language. */
export const ruleText = (rule: Rule, language: string): string => ruleTexts(language)[rule.name].replace('{n}', String(rule.n ?? ''));
