import { either as E } from 'fp-ts';
import type { InvalidInput } from '../kernel/violation.ts';
import { withoutControls } from '../kernel/control-characters.ts';
import { mandatory, type Form } from '../validation/form.ts';
import { validateForm } from '../validation/validate-form.ts';
import type { RuleTexts } from '../validation/rule-texts.ts';
import { maxLength } from '../validation/text-rules.ts';

/** The promo code field: trimmed, upper case, 1 to 50 characters (CART-10). */
const promoCodeForm: Form<'code'> = [
  mandatory('code', [maxLength(50)], {
    clean: (typed) => withoutControls(typed).trim().toUpperCase(),
    missing: 'missing.promoCode',
  }),
];

/** Cleans and validates a typed promo code. Codes that differ only in case or surrounding spaces are equal. */
export const promoCodeOf = (typed: string, texts: RuleTexts): E.Either<InvalidInput, string> =>
  E.map((values: { readonly code?: string }): string => values.code ?? '')(
    validateForm(promoCodeForm, { code: typed }, texts),
  );
