import { present } from '../kernel/present.ts';
import { withoutUnseen } from '../kernel/unseen.ts';
import type { Violation } from '../kernel/violation.ts';
import type { RuleTexts, TextName } from './rule-texts.ts';
import { brokenRules, ruleText, type Rule, type Values } from './rule.ts';
import { plainPunctuation, required } from './text-rules.ts';

/** A form field. `clean` is applied to typed text before the rules, on blur and before sending (VAL-22, VAL-25). */
export type FormField<Name extends string = string> = {
  readonly name: Name;
  readonly required: boolean;
  readonly clean: (typed: string) => string;
  readonly rules: readonly Rule[];
};

/** A form as data: its fields in order. */
export type Form<Name extends string = string> = readonly FormField<Name>[];

/** Value of a checked checkbox; an unchecked one is empty. */
export const TICKED = 'on';

export const trimmed = (typed: string): string => typed.trim();
/** Cleans names: removes surrounding spaces and replaces typographic apostrophes and hyphens. */
export const plain = (typed: string): string => plainPunctuation(typed).trim();
/** Leaves a password unchanged (VAL-22). */
export const asTyped = (typed: string): string => typed;

/** Spaces of all widths, without line breaks. */
const spaces = /[\p{Zs}\t]/gu;

/**
 * Makes `clean` apply only to visible text: removes invisible characters of pasted text, such as direction marks and
 * soft hyphens, and normalizes spaces. Fields with passwords are not cleaned (VAL-22).
 */
const asSeen = (clean: FormField['clean']): FormField['clean'] =>
  clean === asTyped ? asTyped : (typed) => clean(withoutUnseen(typed).replace(spaces, ' '));

type Cleaning = { readonly clean?: (typed: string) => string };
type Asking = Cleaning & {
  /** Message of an empty field: by default `missing.` with its name, else that of VAL-01. */
  readonly missing?: TextName;
};

/** A required field with further rules. */
export const mandatory = <Name extends string>(
  name: Name,
  rules: readonly Rule[] = [],
  { clean = trimmed, missing }: Asking = {},
): FormField<Name> => ({
  name,
  required: true,
  clean: asSeen(clean),
  rules: [{ ...required, text: missing ?? `missing.${name}` }, ...rules],
});

/** A field that may stay empty. */
export const optional = <Name extends string>(
  name: Name,
  rules: readonly Rule[] = [],
  { clean = trimmed }: Asking = {},
): FormField<Name> => ({ name, required: false, clean: asSeen(clean), rules });

/**
 * The values of all fields after `clean`.
 * Law: cleaning twice changes nothing.
 */
export function cleaned<Name extends string>(form: Form<Name>, typed: Values<Name>): Values<Name>;
export function cleaned(form: Form, typed: Values): Values {
  return Object.fromEntries(form.map(({ name, clean }) => [name, clean(typed[name] ?? '')]));
}

/** All violations of a field's cleaned value, in the order of its rules. */
export const violationsOf = ({ name, rules }: FormField, values: Values, texts: RuleTexts): readonly Violation[] =>
  brokenRules(rules, values[name] ?? '', values).map((rule) =>
    present({ field: name, message: ruleText(rule, texts), errorId: rule.errorId }),
  );

/** The violation shown beside a field: the first one (VAL-24). */
export const violationOf = (field: FormField, values: Values, texts: RuleTexts): Violation | undefined =>
  violationsOf(field, values, texts)[0];
