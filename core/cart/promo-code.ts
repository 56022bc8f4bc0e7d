import { either as E } from 'fp-ts';
import type { InvalidInput } from '../kernel/violation.ts';
import { mandatory, type Form } from '../validation/form.ts';
import { validateForm } from '../validation/validate-form.ts';
import type { RuleTexts } from '../validation/rule-texts.ts';
import { maxLength } from '../validation/text-rules.ts';

/** The one field of a promo code: trimmed, in capitals, of 1 to 50 characters (CART-10). */
const promoCodeForm: Form<'code'> = [
  mandatory('code', [maxLength(50)], { clean: (typed) => typed.trim().toUpperCase(), missing: 'missing.promoCode' }),
];

/** A promo code as it is sent. Codes that differ in case or surrounding spaces alone are one code. */
export const promoCodeOf = (typed: string, texts: RuleTexts): E.Either<InvalidInput, string> =>
  E.map((values: { readonly code?: string }): string => values.code ?? '')(
    validateForm(promoCodeForm, { code: typed }, texts),
  );
