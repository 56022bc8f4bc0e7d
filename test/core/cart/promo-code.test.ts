import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { promoCodeOf } from '#core/cart/promo-code.ts';

describe('promo code', () => {
  test.each([
    [' save10 ', 'SAVE10'],
    ['\u200bsave\u00ad10\ufeff', 'SAVE10'],
    ['SAVE10', 'SAVE10'],
    ['save\0ten', 'SAVE TEN'],
    ['x'.repeat(50), 'X'.repeat(50)],
    ['\tété\n', 'ÉTÉ'],
  ])('CART-10 "%s" is sent as "%s"', (typed, code) =>
    expect(promoCodeOf(typed, ruleTextsOf('en-US'))).toEqual(E.right(code)),
  );

  test.each([
    ['', 'Enter a promo code'],
    ['   ', 'Enter a promo code'],
    ['x'.repeat(51), 'Value must not be longer than 50 characters'],
  ])('CART-10 "%s" is refused with "%s" at the code field', (typed, message) =>
    expect(promoCodeOf(typed, ruleTextsOf('en-US'))).toEqual(
      E.left({ _tag: 'InvalidInput', violations: [{ field: 'code', message }] }),
    ),
  );
});
