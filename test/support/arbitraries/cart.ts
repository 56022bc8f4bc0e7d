import fc from 'fast-check';
import type { Cart } from '#core/cart/cart.ts';
import { shippingCodes } from '#core/cart/cart-item.ts';
import type { TaxMode } from '#core/cart/totals.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { soundCart, type LineSeed } from '#core/testing/sound-cart.ts';

const share = fc.integer({ min: 0, max: 400_000 });

const lineSeed: fc.Arbitrary<LineSeed> = fc.record({
  current: fc.integer({ min: 1, max: 100_000 }),
  surcharge: fc.integer({ min: 0, max: 10_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
  isBonus: fc.boolean(),
  code: fc.constantFrom(...shippingCodes),
});

/**
 * Carts that add up, with item discounts, promotions spread over the lines, a gift card, and tax on top or contained.
 */
export const cart: fc.Arbitrary<{ readonly cart: Cart; readonly taxMode: TaxMode }> = fc
  .record({
    lines: fc.array(lineSeed, { minLength: 1, maxLength: 6 }),
    currency: fc.constantFrom<Currency>('USD', 'CAD', 'GBP'),
    taxMode: fc.constantFrom<TaxMode>('exclusive', 'inclusive'),
    promotions: fc.array(share, { maxLength: 2 }),
    shipping: fc.integer({ min: 0, max: 2_000 }),
    tax: fc.integer({ min: 0, max: 250_000 }),
    giftCard: fc.integer({ min: 0, max: 200_000 }),
  })
  .map((seed) => ({ cart: soundCart(seed), taxMode: seed.taxMode }));
