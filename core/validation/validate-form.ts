import { either as E } from 'fp-ts';
import { InvalidInput } from '../kernel/violation.ts';
import { cleaned, violationsOf, type Form } from './form.ts';
import type { RuleTexts } from './rule-texts.ts';
import type { Values } from './rule.ts';

/** Removes empty fields. */
function filled<Name extends string>(values: Values<Name>): Values<Name>;
function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/**
 * Returns the cleaned values to send, or all violations: in the order of fields, and of the rules within a field
 * (VAL-22, VAL-24).
 * Law: what was sent passes again and is sent again; a form is refused exactly when one of its fields has a violation.
 */
export const validateForm = <Name extends string>(
  form: Form<Name>,
  typed: Values<Name>,
  texts: RuleTexts,
): E.Either<InvalidInput, Values<Name>> => {
  const values = cleaned(form, typed);
  const [first, ...others] = form.flatMap((field) => violationsOf(field, values, texts));
  return first === undefined ? E.right(filled(values)) : E.left(InvalidInput.of(first, ...others));
};
