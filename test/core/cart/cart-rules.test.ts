import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { afterChange, cartMoves, cartStates } from '#core/cart/cart-state.ts';
import { couponCode } from '#core/cart/coupon.ts';
import { judgeGiftOption, withGiftOption } from '#core/cart/gift-option.ts';
import { adjustmentLevels, judgeAdjustment, type NewAdjustment } from '#core/cart/price-adjustment.ts';
import { soundCart } from '#core/testing/sound-cart.ts';

describe('promo code', () => {
  test.each([
    [' save10 ', 'SAVE10'],
    ['\u200bsave\u00ad10\ufeff', 'SAVE10'],
    ['SAVE10', 'SAVE10'],
    ['x'.repeat(50), 'X'.repeat(50)],
    ['\tété\n', 'ÉTÉ'],
  ])('CART-10 "%s" is sent as "%s"', (typed, code) => expect(couponCode(typed, 'en-US')).toEqual(E.right(code)));

  test.each([
    ['', 'Enter a promo code'],
    ['   ', 'Enter a promo code'],
    ['x'.repeat(51), 'Value must not be longer than 50 characters'],
  ])('CART-10 "%s" is refused with "%s" at the code field', (typed, message) =>
    expect(couponCode(typed, 'en-US')).toEqual(
      E.left({ _tag: 'InvalidInput', violations: [{ field: 'code', message }] }),
    ),
  );
});

describe('gift option', () => {
  const typed = { email: ' ida@example.com ', to: ' Ida O’Connor ', message: ' Happy birthday ' };
  const fields = (over: Partial<typeof typed>) => {
    const judged = judgeGiftOption({ ...typed, ...over }, 'en-US');
    return E.isLeft(judged) ? judged.left.violations.map(({ field }) => field) : judged.right;
  };

  test('GFT-04 GFT-05 it carries e-mail, name and message, cleaned', () =>
    expect(fields({})).toEqual({ email: 'ida@example.com', to: "Ida O'Connor", message: 'Happy birthday' }));

  test.each([
    [{ message: 'm'.repeat(250) }, { email: 'ida@example.com', to: "Ida O'Connor", message: 'm'.repeat(250) }],
    [{ message: '🎁'.repeat(250) }, { email: 'ida@example.com', to: "Ida O'Connor", message: '🎁'.repeat(250) }],
    [{ message: '' }, { email: 'ida@example.com', to: "Ida O'Connor", message: '' }],
    [{ to: 'I' }, { email: 'ida@example.com', to: 'I', message: 'Happy birthday' }],
    [{ to: 'I'.repeat(50) }, { email: 'ida@example.com', to: 'I'.repeat(50), message: 'Happy birthday' }],
    [{ message: 'm'.repeat(251) }, ['message']],
    [{ to: '' }, ['to']],
    [{ to: 'I'.repeat(51) }, ['to']],
    [{ to: 'Ida 7' }, ['to']],
    [{ email: 'ida@' }, ['email']],
    [{ email: '' }, ['email']],
    [{ email: 'a@b', to: '', message: 'm'.repeat(251) }, ['email', 'to', 'message']],
  ])('GFT-05 %j gives %j', (over, outcome) => expect(fields(over)).toEqual(outcome));

  const cart = soundCart({
    lines: [
      { current: 5000, quantity: 1, code: 'digital' },
      { current: 100, quantity: 1 },
    ],
  });
  const gift = { email: 'ida@example.com', to: 'Ida', message: '' };

  test('GFT-04 it is put on a digital line alone, and nothing else changes', () => {
    expect(withGiftOption(cart, 'line-0', gift)).toEqual(
      E.right({ ...cart, items: [{ ...cart.items[0], giftOption: gift }, cart.items[1]] }),
    );
    expect(withGiftOption(cart, 'line-1', gift)).toEqual(E.left({ _tag: 'NoDigitalGift', itemId: 'line-1' }));
    expect(withGiftOption(cart, 'line-9', gift)).toEqual(E.left({ _tag: 'ItemNotInCart', itemId: 'line-9' }));
  });
});

describe('price adjustment', () => {
  const adjustment: NewAdjustment = { level: 'ORDER', type: 'PERCENTAGE', value: 10, reasonCode: 'DAMAGED' };
  const verdict = (over: Partial<NewAdjustment>, hasAssociate = true) => {
    const judged = judgeAdjustment({ ...adjustment, ...over }, { hasAssociate });
    return E.isLeft(judged) ? judged.left._tag : judged.right;
  };

  test.each([
    ['PERCENTAGE', 0, false],
    ['PERCENTAGE', 0.1, true],
    ['PERCENTAGE', 100, true],
    ['PERCENTAGE', 100.1, false],
    ['PERCENTAGE', -1, false],
    ['PERCENTAGE', Number.NaN, false],
    ['AMOUNT', 0, false],
    ['AMOUNT', 1, true],
    ['AMOUNT', 1.5, false],
    ['AMOUNT', -1, false],
    ['FIXED_PRICE', 0, true],
    ['FIXED_PRICE', 1, true],
    ['FIXED_PRICE', -1, false],
    ['FIXED_PRICE', 0.5, false],
  ] as const)('CART-39 %s of %d is allowed: %s', (type, value, allowed) =>
    expect(verdict({ type, value })).toEqual(allowed ? { ...adjustment, type, value } : 'ValueOutOfBounds'),
  );

  test('CART-39 it needs an associate session and a reason, and an item for an item’s price', () => {
    expect(verdict({}, false)).toBe('NoAssociate');
    expect(verdict({ reasonCode: ' ' })).toBe('ReasonNeeded');
    expect(verdict({ level: 'ITEM' })).toBe('ItemNeeded');
    expect(verdict({ level: 'ITEM', itemId: 'line-0' })).toMatchObject({ itemId: 'line-0' });
    expect(adjustmentLevels.filter((level) => verdict({ level }) === 'ItemNeeded')).toEqual(['ITEM']);
  });
});

describe('states of a cart', () => {
  const listed = new Set([
    'none>active',
    'active>prepared',
    'prepared>ordered',
    'active>invalid',
    'prepared>invalid',
    'invalid>active',
    'prepared>active',
  ]);

  test('CART-43 every move that is not listed throws, and every listed one is made', () => {
    for (const from of cartStates) {
      for (const to of cartStates) {
        expect(cartMoves.can(from, to)).toBe(listed.has(`${from}>${to}`));
        if (cartMoves.can(from, to)) expect(cartMoves.move(from, to)).toBe(to);
        else expect(() => cartMoves.move(from, to)).toThrow(`A cart cannot go from ${from} to ${to}`);
      }
    }
  });

  test('CART-43 any change makes a prepared cart active again, and leaves every other where it is', () =>
    expect(cartStates.map(afterChange)).toEqual(['none', 'active', 'active', 'ordered', 'invalid']));
});
