import { beforeEach, describe, expect, test } from 'vitest';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import type { PromoCodeGateway } from '#core/cart/ports/promo-code-gateway.ts';
import { checkTotals, type TaxMode } from '#core/cart/totals.ts';
import { failureOf, run } from '../run.ts';

export type PromoCodeGatewayUnderTest = {
  readonly promoCodes: PromoCodeGateway;
  readonly carts: CartGateway;
  readonly taxMode: TaxMode;
  readonly item: NewItem;
  readonly newKey: () => string;
};

/**
 * The contract of every gateway of promo codes: WELCOME10 takes a tenth off, PACK15 a pack discount, SUMMER24 has
 * expired, MEMBER5 is not for guests.
 */
export const promoCodeGatewayContract = (name: string, open: () => Promise<PromoCodeGatewayUnderTest>): void => {
  describe(`PromoCodeGateway: ${name}`, () => {
    let subject: PromoCodeGatewayUnderTest;
    beforeEach(async () => {
      subject = await open();
    });

    const filled = () => run(subject.carts.createWithItems({ key: subject.newKey(), items: [subject.item] }));

    test('CART-09 a code takes its discount off, the totals add up, and removing it restores them', async () => {
      const { promoCodes, newKey, taxMode, carts } = subject;
      const cart = await filled();
      const cheaper = await run(promoCodes.apply({ key: newKey(), basketId: cart.id, code: 'WELCOME10' }));
      const [coupon] = cheaper.coupons;
      expect(cheaper.coupons).toMatchObject([{ code: 'WELCOME10', status: 'APPLIED' }]);
      expect(cheaper.orderPromotions).toHaveLength(1);
      expect(coupon?.discount).toBe(cheaper.totals.totalDiscount);
      expect(Math.abs(cheaper.totals.totalDiscount - cart.totals.itemTotal / 10)).toBeLessThan(1);
      expect(checkTotals(cheaper, taxMode)).toMatchObject({ _tag: 'Right' });
      expect(await run(carts.read(cart.id))).toEqual(cheaper);
      const dearer = await run(promoCodes.remove({ key: newKey(), basketId: cart.id, couponId: coupon?.id ?? '' }));
      expect(dearer.totals).toEqual(cart.totals);
      expect(dearer.coupons).toEqual([]);
    });

    test.each([
      ['PRM130', 'UNKNOWN'],
      ['PRM135', 'SUMMER24'],
      ['PRM160', 'MEMBER5'],
    ])('CART-09 API-014 %s for the code %s, and the cart is unchanged', async (errorId, code) => {
      const { promoCodes, newKey, carts } = subject;
      const cart = await filled();
      expect(await failureOf(promoCodes.apply({ key: newKey(), basketId: cart.id, code }))).toMatchObject({
        _tag: 'ApiFailure',
        errorId,
      });
      expect(await run(carts.read(cart.id))).toEqual(cart);
    });

    test('GWP403 CART-21 for a gift of a promotion that the cart does not have, and the cart is unchanged', async () => {
      const { promoCodes, newKey, carts, item } = subject;
      const cart = await filled();
      const gift = { promotionId: 'UNKNOWN-GWP', sku: item.sku, productId: item.productId };
      expect(await failureOf(promoCodes.addGift({ key: newKey(), basketId: cart.id, gift }))).toMatchObject({
        _tag: 'ApiFailure',
        errorId: 'GWP403',
      });
      expect(await run(carts.read(cart.id))).toEqual(cart);
    });

    test('PRM140 for a code that is applied already; the same key acts once and returns the same result', async () => {
      const { promoCodes, newKey } = subject;
      const cart = await filled();
      const command = { key: newKey(), basketId: cart.id, code: 'WELCOME10' };
      const first = await run(promoCodes.apply(command));
      expect(await run(promoCodes.apply(command))).toEqual(first);
      expect(await failureOf(promoCodes.apply({ ...command, key: newKey() }))).toMatchObject({ errorId: 'PRM140' });
    });

    test('PRM416 for a code that is not applied, and CartNotFound for an unknown cart', async () => {
      const { promoCodes, newKey } = subject;
      const cart = await filled();
      expect(
        await failureOf(promoCodes.remove({ key: newKey(), basketId: cart.id, couponId: 'nothing' })),
      ).toMatchObject({
        errorId: 'PRM416',
      });
      expect(
        await failureOf(promoCodes.apply({ key: newKey(), basketId: 'unknown-cart-1', code: 'WELCOME10' })),
      ).toMatchObject({ _tag: 'CartNotFound' });
    });
  });
};
