import { beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import type { SharedCartGateway } from '#core/cart/ports/shared-cart-gateway.ts';
import { failureOf, run } from '../run.ts';

export type SharedCartGatewayUnderTest = {
  readonly sharedCarts: SharedCartGateway;
  readonly carts: CartGateway;
  /** Two items that can be bought. */
  readonly items: readonly [NewItem, NewItem];
  readonly newKey: () => string;
  /** The gateway of another session over the same service. */
  readonly another: () => Promise<{ readonly sharedCarts: SharedCartGateway }>;
};

/** The contract of every gateway of shared carts. */
export const sharedCartGatewayContract = (name: string, open: () => Promise<SharedCartGatewayUnderTest>): void => {
  describe(`SharedCartGateway: ${name}`, () => {
    let subject: SharedCartGatewayUnderTest;
    let cart: Cart;
    beforeAll(async () => {
      subject = await open();
      const [first, second] = subject.items;
      cart = await run(
        subject.carts.createWithItems({ key: subject.newKey(), items: [{ ...first, quantity: 2 }, second] }),
      );
    });
    const share = () => run(subject.sharedCarts.share({ key: subject.newKey(), basketId: cart.id }));

    test('ux 41 another session reads the skus and quantities of a shared cart, with names and prices', async () => {
      const shareId = await share();
      const another = await subject.another();
      const { items, expiresOn } = await run(another.sharedCarts.read(shareId));
      expect(items.map(({ sku, quantity }) => [sku, quantity])).toEqual(
        cart.items.map(({ sku, quantity }) => [sku, quantity]),
      );
      expect(items.map(({ price, name: shown, url }) => [price?.current, shown, url])).toEqual(
        cart.items.map(({ price, name: shown, url }) => [price.current, shown, url]),
      );
      expect(expiresOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    test('ux 41 a copy stays as it was when the cart changes, and each has an id of its own', async () => {
      const shareId = await share();
      const [line] = cart.items;
      cart = await run(
        subject.carts.changeQuantity({ key: subject.newKey(), cart, itemId: line?.id ?? '', quantity: 1 }),
      );
      const { items } = await run(subject.sharedCarts.read(shareId));
      expect(items[0]?.quantity).toBe(2);
      expect(await share()).not.toBe(shareId);
    });

    test('ux 41 an unknown copy is refused with API404', async () => {
      expect(await failureOf(subject.sharedCarts.read('no-such-copy'))).toMatchObject({
        errorId: 'API404',
        status: 404,
      });
    });
  });
};
