import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { summaryAmounts, tenderAmounts } from '#core/cart/summary.ts';
import { checkTotals, type TaxMode } from '#core/cart/totals.ts';
import { Amount } from '#core/kernel/amount.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { cart } from '#test/support/arbitraries/cart.ts';
import { law } from '#test/support/law.ts';

const keys = [
  'itemSubTotal',
  'itemTotal',
  'totalDiscount',
  'shipping',
  'tax',
  'totalWithoutTax',
  'total',
  'remainingToPay',
] as const;
const oneOff = (of: Cart, key: (typeof keys)[number], by: number): Cart => ({
  ...of,
  totals: { ...of.totals, [key]: Amount.of(of.totals[key] + by) },
});

describe('checkTotals', () => {
  law('CART-12 CART-13 a cart that adds up is accepted as it is', [cart], ({ cart: sound, taxMode }) =>
    expect(checkTotals(sound, taxMode)).toEqual(E.right(sound)),
  );

  law(
    'CART-12 CART-13 a sum that is one minor unit off is refused',
    [cart, fc.constantFrom(...keys), fc.constantFrom(-1, 1)],
    ({ cart: sound, taxMode }, key, by) => expect(checkTotals(oneOff(sound, key, by), taxMode)._tag).toBe('Left'),
  );

  law(
    'CART-13 a line that is one minor unit or one unit off is refused',
    [cart, fc.nat(5), fc.constantFrom('current', 'rowTotal', 'priceAfterItemDiscount', 'quantity')],
    ({ cart: sound, taxMode }, at, key) => {
      const items = sound.items.map((line, index) => {
        if (index !== at % sound.items.length) return line;
        return key === 'quantity'
          ? { ...line, quantity: line.quantity + 1 }
          : { ...line, price: { ...line.price, [key]: Amount.of(line.price[key] + 1) } };
      });
      expect(checkTotals({ ...sound, items }, taxMode)._tag).toBe('Left');
    },
  );

  law(
    'CART-13 a line that is excluded counts for no amount, and one that is not does',
    [cart, fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 1, max: 3 })],
    ({ cart: sound, taxMode }, current, quantity) => {
      const [line] = soundCart({ lines: [{ current, quantity }] }).items;
      if (line === undefined) throw new TypeError('A cart of one line has none');
      const totals = { ...sound.totals, totalUnits: sound.totals.totalUnits + quantity };
      const withLine = (isExcluded: boolean): Cart => ({
        ...sound,
        totals,
        items: [...sound.items, { ...line, id: 'line-x', isExcluded }],
      });
      expect(checkTotals(withLine(true), taxMode)).toEqual(E.right(withLine(true)));
      expect(checkTotals(withLine(false), taxMode)._tag).toBe('Left');
    },
  );

  law('a cart with tax adds up in the tax mode of its prices alone', [cart], ({ cart: sound, taxMode }) => {
    fc.pre(sound.totals.tax !== 0);
    const other: TaxMode = taxMode === 'exclusive' ? 'inclusive' : 'exclusive';
    expect(checkTotals(sound, other)._tag).toBe('Left');
  });

  const seed = fc.record({
    current: fc.integer({ min: 1, max: 9_000 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    discount: fc.constantFrom(-300_000, 0, 0, 200_000),
  });
  law(
    'CART-12 CART-14 in a cart that is accepted no discount is negative and nothing is owed below zero',
    [fc.array(seed, { minLength: 1, maxLength: 3 }), fc.nat(20_000), fc.constantFrom(0, 0, -1, 1)],
    (lines, giftCard, by) => {
      const reported = oneOff(soundCart({ lines, giftCard }), 'remainingToPay', by);
      const result = checkTotals(reported, 'exclusive');
      const isWithin =
        reported.totals.totalDiscount >= 0 &&
        reported.totals.remainingToPay === Math.max(0, reported.totals.total - giftCard);
      expect(E.isRight(result)).toBe(isWithin);
    },
  );

  const example = soundCart({
    lines: [
      { current: 12999, quantity: 2, discount: 100_000 },
      { current: 4500, quantity: 1 },
    ],
    promotions: [50_000],
    shipping: 700,
    tax: 88_750,
    giftCard: 5000,
  });
  test.each(keys)('the refusal of a wrong %s names the sum with the expected and the received amount', (key) => {
    expect(checkTotals(oneOff(example, key, 1), 'exclusive')).toMatchObject({
      _tag: 'Left',
      left: {
        _tag: 'TotalsMismatch',
        sum: expect.any(String),
        expected: expect.any(Number),
        received: expect.any(Number),
      },
    });
  });

  test.each([
    ['itemSubTotal', 'itemSubTotal'],
    ['itemTotal', 'itemTotal'],
    ['totalDiscount', 'totalDiscount'],
    ['shipping', 'totalWithoutTax'],
    ['tax', 'total'],
    ['totalWithoutTax', 'totalWithoutTax'],
    ['total', 'total'],
    ['remainingToPay', 'remainingToPay'],
  ] as const)('CART-12 CART-13 a wrong %s is reported as the sum %s', (key, sum) =>
    expect(checkTotals(oneOff(example, key, 1), 'exclusive')).toMatchObject({ left: { sum } }),
  );

  test.each([0.1, -0.1])('CART-14 a percentage that is off by %d is refused', (by) =>
    expect(
      checkTotals(
        {
          ...example,
          totals: { ...example.totals, totalDiscountPercentage: example.totals.totalDiscountPercentage + by },
        },
        'exclusive',
      ),
    ).toMatchObject({ left: { sum: 'totalDiscountPercentage' } }),
  );

  test('CART-14 a negative discount is refused', () => {
    const dearer = soundCart({ lines: [{ current: 1000, quantity: 1, discount: -100_000 }] });
    expect(dearer.totals.totalDiscount).toBe(-100);
    expect(checkTotals(dearer, 'exclusive')).toMatchObject({
      left: { sum: 'totalDiscount', expected: 0, received: -100 },
    });
  });

  test.each(['BNPL', 'WALLET'])(
    'PAY-14 %s pays the remainder as a card does, so its amount does not reduce it',
    (method) => {
      const sound = soundCart({ lines: [{ current: 1000, quantity: 1 }] });
      expect(
        checkTotals({ ...sound, instruments: [{ id: 'pay-1', method, amount: sound.totals.total }] }, 'exclusive')._tag,
      ).toBe('Right');
    },
  );

  test('CART-13 a wrong number of units is refused', () =>
    expect(checkTotals({ ...example, totals: { ...example.totals, totalUnits: 4 } }, 'exclusive')).toMatchObject({
      left: { sum: 'totalUnits', expected: 3, received: 4 },
    }));

  test('CART-12 a gift card above the total leaves nothing to pay', () => {
    const covered = soundCart({ lines: [{ current: 1000, quantity: 1 }], giftCard: 5000 });
    expect(covered.totals.remainingToPay).toBe(0);
    expect(checkTotals(covered, 'exclusive')._tag).toBe('Right');
  });

  test('the card pays the remainder, so its amount does not reduce it', () => {
    const sound = soundCart({ lines: [{ current: 1000, quantity: 1 }] });
    expect(
      checkTotals(
        { ...sound, instruments: [{ id: 'card-1', method: 'CREDIT_CARD', amount: sound.totals.total }] },
        'exclusive',
      )._tag,
    ).toBe('Right');
  });
});

describe('summaryAmounts', () => {
  law(
    'CART-11 the rows above the total add up to it, and tax that is contained is not added',
    [cart],
    ({ cart: sound, taxMode }) => {
      const rows = summaryAmounts(sound, taxMode);
      const added = rows.filter(({ kind }) => kind !== 'total' && kind !== 'contained-tax').map(({ amount }) => amount);
      expect(Amount.sum(added)).toBe(sound.totals.total);
      expect(rows.some(({ kind }) => kind === 'contained-tax')).toBe(taxMode === 'inclusive');
    },
  );
});

describe('tenderAmounts', () => {
  law(
    'CART-11 CART-12 the total and the rows of prepaid tenders add up to what remains to be paid',
    [cart],
    ({ cart: sound }) => {
      const rows = tenderAmounts(sound);
      const prepaid = rows.filter(({ kind }) => kind === 'prepaid').map(({ amount }) => amount);
      // A gift card of the samples may exceed the total, as one of a service never does.
      const sum = Amount.sum([sound.totals.total, ...prepaid]);
      expect(Amount.max(Amount.zero, sum)).toBe(sound.totals.remainingToPay);
      expect(rows.slice(prepaid.length)).toEqual(
        prepaid.length === 0 ? [] : [{ kind: 'remaining', amount: sound.totals.remainingToPay }],
      );
    },
  );

  test('CART-46 each tender is named with its last digits; the card has no row', () => {
    const sound = soundCart({ lines: [{ current: 1000, quantity: 1 }] });
    const instruments = [
      { id: '1', method: 'GIFT_CARD', label: 'Gift card', maskedNumber: '•••• 0025', amount: Amount.of(300) },
      { id: '2', method: 'LOYALTY_POINTS', label: 'Points', amount: Amount.of(200) },
      { id: '3', method: 'REWARD_CODE', label: 'Reward code', amount: Amount.zero },
      { id: '4', method: 'CREDIT_CARD', label: 'Card', maskedNumber: '•••• 4242', amount: Amount.of(500) },
    ] as const;
    expect(tenderAmounts({ ...sound, instruments }).map(({ label, amount }) => [label, amount])).toEqual([
      ['Gift card •••• 0025', -300],
      ['Points', -200],
      [undefined, sound.totals.remainingToPay],
    ]);
  });
});
