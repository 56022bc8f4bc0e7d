import { present } from '../kernel/present.ts';
import { withoutUnseen } from '../kernel/unseen.ts';
import type { Violation } from '../kernel/violation.ts';
import type { RuleTexts, TextName } from './rule-texts.ts';
import { brokenRules, ruleText, type Rule, type Values } from './rule.ts';
import { plainPunctuation, required } from './text-rules.ts';

/**
 * One field of a form. `clean` is applied to what was typed before the rules, on blur and before sending (VAL-22,
 * VAL-25).
 */
export type FormField<Name extends string = string> = {
  readonly name: Name;
  readonly required: boolean;
  readonly clean: (typed: string) => string;
  readonly rules: readonly Rule[];
};

/** A form as data: its fields in the order in which they stand. */
export type Form<Name extends string = string> = readonly FormField<Name>[];

/** The value of a ticked box; an unticked one is empty. */
export const TICKED = 'on';

export const trimmed = (typed: string): string => typed.trim();
/** For names: also with plain apostrophes and hyphens. */
export const plain = (typed: string): string => plainPunctuation(typed).trim();
/** For passwords: as typed (VAL-22). */
export const asTyped = (typed: string): string => typed;

/** Spaces of every width; line breaks are not among them. */
const spaces = /[\p{Zs}\t]/gu;

/**
 * What is cleaned of a field is the text that is seen: pasted text brings direction marks, soft hyphens and spaces of
 * other widths, which no name or code
 * has. A password stays as typed (VAL-22).
 */
const asSeen = (clean: FormField['clean']): FormField['clean'] =>
  clean === asTyped ? asTyped : (typed) => clean(withoutUnseen(typed).replace(spaces, ' '));

type Cleaning = { readonly clean?: (typed: string) => string };
type Asking = Cleaning & {
  /** The message of the empty field: `missing.` with its name by default, and that of VAL-01 without such a text. */
  readonly missing?: TextName;
};

/** A field that must be filled in; its own rules come after that. */
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
 * Every field's value as its `clean` leaves it.
 * Law: cleaning twice changes nothing.
 */
export function cleaned<Name extends string>(form: Form<Name>, typed: Values<Name>): Values<Name>;
export function cleaned(form: Form, typed: Values): Values {
  return Object.fromEntries(form.map(({ name, clean }) => [name, clean(typed[name] ?? '')]));
}

/** All that a field's cleaned value breaks, in the order of its rules. */
export const violationsOf = ({ name, rules }: FormField, values: Values, texts: RuleTexts): readonly Violation[] =>
  brokenRules(rules, values[name] ?? '', values).map((rule) =>
    present({ field: name, message: ruleText(rule, texts), errorId: rule.errorId }),
  );

/** What shows beside a field: the first of its violations (VAL-24). */
export const violationOf = (field: FormField, values: Values, texts: RuleTexts): Violation | undefined =>
  violationsOf(field, values, texts)[0];
