import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import { checkTotals, type TaxMode } from '#core/cart/totals.ts';
import { failureOf, run } from '../run.ts';

export type CartGatewayUnderTest = {
  readonly carts: CartGateway;
  readonly taxMode: TaxMode;
  /** Two variants that are for sale, one unit each. */
  readonly items: readonly [NewItem, NewItem];
  readonly newKey: () => string;
  readonly close?: () => Promise<void>;
};

/** The contract of every cart gateway, over any service. Every test opens it for a new shopper. */
export const cartGatewayContract = (name: string, open: () => Promise<CartGatewayUnderTest>): void => {
  describe(`CartGateway: ${name}`, () => {
    let subject: CartGatewayUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(async () => {
      await subject.close?.();
    });

    const oneLine = async () => {
      const { carts, newKey, items } = subject;
      const cart = await run(carts.createWithItems({ key: newKey(), items: [items[0]] }));
      const [line] = cart.items;
      if (line === undefined) throw new Error('The cart has no line');
      return { cart, line };
    };

    test('a new cart is empty and has an id', async () => {
      const cart = await run(subject.carts.create({ key: subject.newKey() }));
      expect(cart.items).toEqual([]);
      expect(cart.id).not.toBe('');
      expect(cart.totals.total).toBe(0);
    });

    test('a cart created with items holds them, adds up, and can be read again', async () => {
      const { cart, line } = await oneLine();
      expect(line).toMatchObject({ sku: subject.items[0].sku, productId: subject.items[0].productId, quantity: 1 });
      expect(checkTotals(cart, subject.taxMode)).toMatchObject({ _tag: 'Right' });
      expect(await run(subject.carts.read(cart.id))).toEqual(cart);
    });

    test('adding the same variant adds units to its line; another variant is another line', async () => {
      const { cart } = await oneLine();
      const { carts, newKey, items } = subject;
      const twice = await run(carts.addItems({ key: newKey(), basketId: cart.id, items: [items[0]] }));
      expect(twice.items.map(({ quantity }) => quantity)).toEqual([2]);
      const both = await run(carts.addItems({ key: newKey(), basketId: cart.id, items: [items[1]] }));
      expect(both.items).toHaveLength(2);
    });

    test('CART-04 more units than the limit of a line are refused with INV408, and nothing is added', async () => {
      const { cart, line } = await oneLine();
      const { carts, newKey, items } = subject;
      const failure = await failureOf(
        carts.addItems({ key: newKey(), basketId: cart.id, items: [{ ...items[0], quantity: line.maxQuantity + 1 }] }),
      );
      expect(failure).toMatchObject({ _tag: 'ApiFailure', errorId: 'INV408' });
      expect((await run(carts.read(cart.id))).totals.totalUnits).toBe(1);
    });

    test('the same key acts once and returns the same result', async () => {
      const { cart } = await oneLine();
      const command = { key: subject.newKey(), basketId: cart.id, items: [subject.items[0]] };
      const first = await run(subject.carts.addItems(command));
      expect(await run(subject.carts.addItems(command))).toEqual(first);
      expect((await run(subject.carts.read(cart.id))).totals.totalUnits).toBe(2);
    });

    test('a quantity is set, not added', async () => {
      const { cart, line } = await oneLine();
      const changed = await run(
        subject.carts.changeQuantity({ key: subject.newKey(), cart, itemId: line.id, quantity: 2 }),
      );
      expect(changed.items.map(({ id, quantity }) => [id, quantity])).toEqual([[line.id, 2]]);
    });

    test('an absolute write on an outdated version fails with CartChanged and the current cart; nothing is written', async () => {
      const { cart, line } = await oneLine();
      const { carts, newKey, items } = subject;
      const now = await run(carts.addItems({ key: newKey(), basketId: cart.id, items: [items[1]] }));
      expect(await failureOf(carts.changeQuantity({ key: newKey(), cart, itemId: line.id, quantity: 2 }))).toEqual({
        _tag: 'CartChanged',
        cart: now,
      });
      expect(await failureOf(carts.removeItem({ key: newKey(), cart, itemId: line.id }))).toMatchObject({
        _tag: 'CartChanged',
      });
      expect(await run(carts.read(cart.id))).toEqual(now);
    });

    test('CART-07 lines restored with their positions have their old order, in any order of restoring', async () => {
      const { carts, newKey, items } = subject;
      const before = await run(
        carts.createWithItems({ key: newKey(), items: [{ ...items[0], quantity: 2 }, items[1]] }),
      );
      let cart = before;
      for (const line of before.items) cart = await run(carts.removeItem({ key: newKey(), cart, itemId: line.id }));
      for (const { sku, productId, quantity, position = 0 } of before.items.toReversed())
        cart = await run(
          carts.addItems({ key: newKey(), basketId: cart.id, items: [{ sku, productId, quantity, position }] }),
        );
      expect(cart.items.map(({ sku, quantity }) => [sku, quantity])).toEqual(
        before.items.map(({ sku, quantity }) => [sku, quantity]),
      );
    });

    test('a removed line is gone', async () => {
      const { cart, line } = await oneLine();
      expect((await run(subject.carts.removeItem({ key: subject.newKey(), cart, itemId: line.id }))).items).toEqual([]);
    });

    test('an unknown cart is CartNotFound for every operation', async () => {
      const { cart, line } = await oneLine();
      const { carts, newKey, items } = subject;
      const gone = { ...cart, id: 'unknown-cart-1' };
      for (const command of [
        carts.read(gone.id),
        carts.addItems({ key: newKey(), basketId: gone.id, items: [items[0]] }),
        carts.changeQuantity({ key: newKey(), cart: gone, itemId: line.id, quantity: 2 }),
        carts.removeItem({ key: newKey(), cart: gone, itemId: line.id }),
      ])
        expect(await failureOf(command)).toMatchObject({ _tag: 'CartNotFound', failure: { errorId: 'BSK404' } });
    });
  });
};
