import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { calloutParts } from '#core/cart/callout.ts';
import { cartView } from '#core/cart/cart-view.ts';
import { asksForShipping, type CartFlash } from '#core/cart/flash.ts';
import { deliveryFlags } from '#core/failures/delivery-flags.ts';
import { flashText } from '#core/cart/flash-text.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { Amount } from '#core/kernel/amount.ts';
import { cart } from '#test/support/arbitraries/cart.ts';
import { law } from '#test/support/law.ts';

const us = { language: 'en-US', locale: 'en-us', taxMode: 'exclusive' } as const;
const gb = { language: 'en-GB', locale: 'en-gb', taxMode: 'inclusive' } as const;
const sale = soundCart({
  lines: [
    { current: 8000, surcharge: 2000, quantity: 2, discount: 100_000 },
    { current: 0, quantity: 1, isBonus: true },
    { current: 1500, quantity: 1, code: 'sts' },
  ],
  promotions: [100_000],
  shipping: 0,
  tax: 100_000,
});

describe('cartView', () => {
  test('CART-30 a line shows its unit price and row total, each with the higher price struck through', () => {
    const [line, gift, pickup] = cartView(sale, us).lines;
    expect(line).toMatchObject({
      unitPrice: '$80.00',
      struckUnitPrice: '$100.00',
      rowTotal: '$144.00',
      struckRowTotal: '$200.00',
      quantity: 2,
      maxQuantity: 10,
      isBonus: false,
      group: 'home',
    });
    expect(gift).toMatchObject({ isBonus: true, rowTotal: '$0.00' });
    expect(pickup).toMatchObject({
      unitPrice: '$15.00',
      rowTotal: '$15.00',
      group: 'pickup',
      delivery: { label: 'Standard', time: '2-4 business days' },
    });
    expect(pickup).not.toHaveProperty('struckRowTotal');
    expect(pickup).not.toHaveProperty('struckUnitPrice');
  });

  test('CART-11 the summary shows subtotal, discounts, shipping, tax and total', () =>
    expect(cartView(sale, us).rows).toEqual([
      { kind: 'subtotal', amount: '$175.00', isFree: false },
      { kind: 'item-discount', amount: '-$16.00', isFree: false },
      { kind: 'order-discount', label: 'Promotion 0', amount: '-$15.90', isFree: false },
      { kind: 'shipping', amount: '$0.00', isFree: true },
      { kind: 'tax', amount: '$14.31', isFree: false },
      { kind: 'total', amount: '$157.41', isFree: false },
    ]));

  test('where prices contain tax, the tax is shown below the total', () => {
    const british = soundCart({
      lines: [{ current: 12000, quantity: 1 }],
      currency: 'GBP',
      taxMode: 'inclusive',
      shipping: 700,
      tax: 166_667,
    });
    expect(cartView(british, gb).rows.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'subtotal £120.00',
      'shipping £7.00',
      'total £127.00',
      'contained-tax £20.00',
    ]);
  });

  test('tax that is added on top is unknown before there is an address', () => {
    expect(cartView(sale, us).isTaxKnown).toBe(false);
    expect(cartView(sale, gb).isTaxKnown).toBe(true);
    expect(
      cartView(
        {
          ...sale,
          shippingAddress: { firstName: 'A', lastName: 'B', line1: '1', city: 'C', postalCode: '1', country: 'US' },
        },
        us,
      ).isTaxKnown,
    ).toBe(true);
  });

  test('CART-16 CART-17 a callout is shown only if it has three parts', () => {
    const promoSummary: Cart['promoSummary'] = [
      {
        level: 'SHIPPING',
        promotionId: 'FREE',
        promotionName: 'Free shipping',
        calloutMessage: 'You are |$20.00 away| from free shipping',
      },
      { level: 'ORDER', promotionId: 'TEN', promotionName: 'Ten', calloutMessage: 'Ten percent off' },
    ];
    expect(cartView({ ...sale, promoSummary }, us).callouts).toEqual([
      {
        promotionId: 'FREE',
        level: 'SHIPPING',
        isApplied: false,
        isWarning: false,
        lead: 'You are',
        highlight: '$20.00 away',
        tail: 'from free shipping',
      },
    ]);
  });

  test('CART-17 a promotion is applied when the cart has its discount, and not while it is only within reach', () => {
    const entry = (promotionId: string) => ({
      level: 'ORDER' as const,
      promotionId,
      promotionName: promotionId,
      calloutMessage: 'Add|one more pack|for 10% off',
    });
    const [applied] = sale.orderPromotions;
    if (applied === undefined) throw new Error('There is a promotion');
    const cause = { id: 'ITEMS', name: 'Sale', who: 'promotion' };
    const why = [{ kind: 'item-promotion', cause, amount: Amount.of(-100) }];
    const promoSummary = [entry(applied.promotionId), entry('ITEMS'), entry('WITHIN')];
    const view = cartView({ ...sale, promoSummary, why }, us);
    expect(view.callouts.map(({ promotionId, isApplied }) => [promotionId, isApplied])).toEqual([
      [applied.promotionId, true],
      ['ITEMS', true],
      ['WITHIN', false],
    ]);
  });

  test.each([
    ['ProductItemNotAvailable', true],
    ['ProductLineItemFullInventoryMissing', true],
    ['ProductLineItemInventoryMissing', false],
  ] as const)('ERR-40 the flash %s says whether its line is gone: %s', (_tag, isGone) => {
    const [first, ...others] = sale.items;
    if (first === undefined) throw new Error('There is a line');
    const view = cartView({ ...sale, flashes: [{ _tag, itemId: first.id }] }, us);
    expect(view.lines.map((line) => line.isGone)).toEqual([isGone, ...others.map(() => false)]);
  });

  test('SPC-12 a limit of prices of a group that is reached is a warning', () => {
    const promoSummary: Cart['promoSummary'] = [
      {
        level: 'PRODUCT',
        promotionId: 'GROUP-EMPLOYEE',
        promotionName: 'Employee',
        calloutMessage: 'Limit|$5.00|over',
      },
    ];
    expect(cartView({ ...sale, promoSummary }, us).callouts.map(({ isWarning }) => isWarning)).toEqual([true]);
  });

  test('ERR-40 ERR-41 CART-28 the message of a flash shows at its line, or above the cart if it names no line', () => {
    const flashes: readonly CartFlash[] = [
      { _tag: 'ProductLineItemInventoryMissing', itemId: 'line-0', message: 'Only a part is in stock.' },
      { _tag: 'ProductItemNotAvailable', itemId: 'gone', message: 'This item is gone.' },
      { _tag: 'InvalidShippingAddress', message: 'Check your address.' },
      { _tag: 'Unknown', code: 'FOO' },
    ];
    const view = cartView({ ...sale, flashes }, us);
    expect(view.lines.map(({ messages }) => messages)).toEqual([['Only a part is in stock.'], [], []]);
    expect(view.messages).toEqual(['This item is gone.', 'Check your address.']);
  });

  test.each([
    ['standard', true],
    ['digital', false],
    ['customs', false],
  ] as const)(
    'CART-37 a %s line has a choice of delivery: %s, and links to its product on the site',
    (code, canChangeDelivery) => {
      const [line] = cartView(soundCart({ lines: [{ current: 1000, quantity: 1, code }] }), gb).lines;
      expect(line).toMatchObject({ canChangeDelivery, url: expect.stringMatching(/^\/en-gb\/p\//) });
    },
  );

  law(
    'a view is plain data that survives its travel, and shows every line and unit',
    [cart],
    ({ cart: sound, taxMode }) => {
      const view = cartView(sound, { language: 'fr-CA', locale: 'fr-ca', taxMode });
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      expect(view.lines).toHaveLength(sound.items.length);
      expect(view.units).toBe(sound.items.reduce((sum, { quantity }) => sum + quantity, 0));
      expect(view.rows.find(({ kind }) => kind === 'total')?.amount).toBe(view.total);
    },
  );
});

describe('flashes', () => {
  test.each([
    [{ _tag: 'ProductLineItemInventoryMissing' }, 'Only part of this quantity is in stock. We have updated your cart.'],
    [{ _tag: 'ProductItemNotAvailable' }, 'This item is no longer available.'],
    [{ _tag: 'ProductLineItemFullInventoryMissing' }, 'This item is out of stock.'],
    [{ _tag: 'InvalidShippingAddress' }, 'Check your delivery address.'],
    [{ _tag: 'PaymentNotAuthorized', challengeId: 'c' }, undefined],
    [{ _tag: 'DeliveryChanged', flag: 'FOO' }, undefined],
    [{ _tag: 'Unknown', code: 'FOO' }, undefined],
  ] as const)('ERR-40 to ERR-44 the message of %j is "%s"', (flash, text) =>
    expect(flashText(flash, failureTextsOf('en-US'))).toBe(text),
  );

  test('CART-36 six changes of delivery have six texts in each language', () => {
    for (const language of ['en-US', 'fr-CA'])
      expect(
        new Set(deliveryFlags.map((flag) => flashText({ _tag: 'DeliveryChanged', flag }, failureTextsOf(language))))
          .size,
      ).toBe(6);
  });

  test('CHK-26 ERR-42 a changed delivery or a refused address leads to the shipping step', () => {
    expect(deliveryFlags.every((flag) => asksForShipping([{ _tag: 'DeliveryChanged', flag }]))).toBe(true);
    expect(asksForShipping([{ _tag: 'InvalidShippingAddress' }])).toBe(true);
    expect(asksForShipping([{ _tag: 'DeliveryChanged', flag: 'FOO' }, { _tag: 'ProductItemNotAvailable' }])).toBe(
      false,
    );
  });
});

describe('callout', () => {
  test.each([
    ['You are|$20 away|from free shipping', ['You are', '$20 away', 'from free shipping']],
    ['a | b | c', ['a', 'b', 'c']],
    ['||', ['', '', '']],
    ['a|b', undefined],
    ['a|b|c|d', undefined],
    ['', undefined],
  ])('PR-16 "%s" has the parts %j', (text, parts) => expect(calloutParts(text)).toEqual(parts));

  law(
    'PR-16 result is not null exactly when the text has two `|`',
    [fc.string({ unit: fc.constantFrom('|', 'a', ' ') })],
    (text) => expect(calloutParts(text) !== undefined).toBe(text.split('|').length === 3),
  );
});
