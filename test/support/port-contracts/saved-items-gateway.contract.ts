import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { SavedItemsGateway } from '#core/saved-items/ports/saved-items-gateway.ts';
import { failureOf, run } from '../run.ts';

export type SavedItemsGatewayUnderTest = {
  readonly savedItems: SavedItemsGateway;
  readonly carts: CartGateway;
  readonly consumerId: string;
  /** Two variants that are for sale, one unit each. */
  readonly items: readonly [NewItem, NewItem];
  readonly sellOut: (sku: string) => Promise<void>;
  readonly newKey: () => string;
  readonly close?: () => Promise<void>;
};

/** The contract of every gateway of saved items. Every test opens it for a new shopper. */
export const savedItemsGatewayContract = (name: string, open: () => Promise<SavedItemsGatewayUnderTest>): void => {
  describe(`SavedItemsGateway: ${name}`, () => {
    let subject: SavedItemsGatewayUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(async () => {
      await subject.close?.();
    });

    const page = { start: 0, count: 20 };
    const cartOfTwo = async () => {
      const { carts, newKey, items } = subject;
      const cart = await run(carts.createWithItems({ key: newKey(), items: [{ ...items[0], quantity: 2 }, items[1]] }));
      const [line, other] = cart.items;
      if (line === undefined || other === undefined) throw new Error('The cart has two lines');
      return { cart, line, other };
    };
    const savedOne = async () => {
      const { cart, line } = await cartOfTwo();
      const move = await run(
        subject.savedItems.save({
          key: subject.newKey(),
          cart,
          itemId: line.id,
          quantity: 2,
          consumerId: subject.consumerId,
        }),
      );
      const [item] = move.saved.items;
      const { listId } = move.saved;
      if (item === undefined || listId === undefined) throw new Error('The list has no item');
      return { ...move, line, item, listId };
    };

    test('SFL-02 before anything was saved the list is empty', async () => {
      expect(await run(subject.savedItems.list(page))).toEqual({ items: [], total: 0 });
    });

    test('CART-25 SFL-05 a gift is a line of its own, is saved with its message and moves back with it', async () => {
      const { carts, savedItems, newKey, items, consumerId } = subject;
      const [plain] = items;
      const gift = { ...plain, giftMessage: 'Enjoy' };
      const cart = await run(carts.createWithItems({ key: newKey(), items: [plain, gift, gift] }));
      expect(cart.items.map(({ quantity, giftMessage }) => [quantity, giftMessage])).toEqual([
        [1, undefined],
        [2, 'Enjoy'],
      ]);
      const itemId = cart.items[1]?.id ?? '';
      const { saved } = await run(savedItems.save({ key: newKey(), cart, itemId, quantity: 2, consumerId }));
      const [item] = saved.items;
      expect([item?.quantity, item?.giftMessage]).toEqual([2, 'Enjoy']);
      const back = { basketId: cart.id, itemId: item?.id ?? '', quantity: 2, consumerId, listId: saved.listId ?? '' };
      const moved = await run(savedItems.moveToCart({ key: newKey(), ...back }));
      expect(moved.cart.items.map(({ quantity, giftMessage }) => [quantity, giftMessage])).toEqual([
        [1, undefined],
        [2, 'Enjoy'],
      ]);
    });

    test('CART-25 SFL-05 a saved line is in the list with its sku and quantity, and not in the cart', async () => {
      const { cart, saved, line, item, listId } = await savedOne();
      expect(cart.items.map(({ sku }) => sku)).toEqual([subject.items[1].sku]);
      expect(item).toMatchObject({
        sku: line.sku,
        productId: line.productId,
        name: line.name,
        quantity: 2,
        inStock: true,
      });
      expect(await run(subject.savedItems.list({ ...page, listId }))).toEqual(saved);
      expect(await run(subject.carts.read(cart.id))).toEqual(cart);
    });

    test('CART-25 moving it back keeps sku and quantity', async () => {
      const { cart, item, listId, line } = await savedOne();
      const { consumerId, newKey, savedItems } = subject;
      const back = await run(
        savedItems.moveToCart({ key: newKey(), basketId: cart.id, itemId: item.id, quantity: 2, consumerId, listId }),
      );
      expect(back.cart.items.map(({ sku, quantity }) => [sku, quantity])).toContainEqual([line.sku, 2]);
      expect(back.saved).toEqual({ listId, items: [], total: 0 });
    });

    test('CART-07 CART-25 moved back with its old position it returns to that position', async () => {
      const { cart, item, listId, line } = await savedOne();
      const { consumerId, newKey, savedItems, items } = subject;
      const move = { basketId: cart.id, itemId: item.id, quantity: 2, consumerId, listId };
      const back = await run(
        savedItems.moveToCart({ key: newKey(), ...move, ...present({ position: line.position }) }),
      );
      expect(back.cart.items.map(({ sku }) => sku)).toEqual(items.map(({ sku }) => sku));
    });

    test('a part of an item can be moved back, and the rest stays saved', async () => {
      const { cart, item, listId } = await savedOne();
      const { consumerId, newKey, savedItems } = subject;
      const back = await run(
        savedItems.moveToCart({ key: newKey(), basketId: cart.id, itemId: item.id, quantity: 1, consumerId, listId }),
      );
      expect([back.cart.totals.totalUnits, back.saved.items.map(({ quantity }) => quantity)]).toEqual([2, [1]]);
    });

    test('units of the same item add up, and the item saved last comes first', async () => {
      const first = await savedOne();
      const { carts, savedItems, consumerId, newKey, items } = subject;
      const other = first.cart.items[0]?.id ?? '';
      const second = await run(
        savedItems.save({
          key: newKey(),
          cart: first.cart,
          itemId: other,
          quantity: 1,
          consumerId,
          listId: first.listId,
        }),
      );
      expect(second.saved.items.map(({ sku }) => sku)).toEqual([items[1].sku, items[0].sku]);
      const again = await run(carts.addItems({ key: newKey(), basketId: first.cart.id, items: [items[0]] }));
      const third = await run(
        savedItems.save({
          key: newKey(),
          cart: again,
          itemId: again.items[0]?.id ?? '',
          quantity: 1,
          consumerId,
          listId: first.listId,
        }),
      );
      expect(third.saved.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
        [items[0].sku, 3],
        [items[1].sku, 1],
      ]);
      expect(await run(savedItems.list({ listId: first.listId, start: 1, count: 1 }))).toMatchObject({
        total: 2,
        items: [{ sku: items[1].sku }],
      });
    });

    test('the same key acts once and returns the same result', async () => {
      const { cart, line } = await cartOfTwo();
      const command = { key: subject.newKey(), cart, itemId: line.id, quantity: 2, consumerId: subject.consumerId };
      const first = await run(subject.savedItems.save(command));
      expect(await run(subject.savedItems.save(command))).toEqual(first);
      expect((await run(subject.savedItems.list(page))).items.map(({ quantity }) => quantity)).toEqual([2]);
    });

    test('saving on an outdated version fails with CartChanged, and nothing is saved', async () => {
      const { cart, line } = await cartOfTwo();
      const { carts, savedItems, newKey, items, consumerId } = subject;
      const now = await run(carts.addItems({ key: newKey(), basketId: cart.id, items: [items[1]] }));
      expect(
        await failureOf(savedItems.save({ key: newKey(), cart, itemId: line.id, quantity: 2, consumerId })),
      ).toEqual({
        _tag: 'CartChanged',
        cart: now,
      });
      expect((await run(savedItems.list(page))).total).toBe(0);
    });

    test('SFL-06 a removed item is gone, and removing it again changes nothing', async () => {
      const { item, listId, cart } = await savedOne();
      const { savedItems, newKey, carts } = subject;
      expect(await run(savedItems.remove({ key: newKey(), listId, itemId: item.id }))).toEqual({
        listId,
        items: [],
        total: 0,
      });
      expect((await run(savedItems.remove({ key: newKey(), listId, itemId: item.id }))).total).toBe(0);
      expect(await run(carts.read(cart.id))).toEqual(cart);
    });

    test('SFL-06 a removed item is restored at its position with its id and quantity, once under the same key', async () => {
      const first = await savedOne();
      const { savedItems, newKey, consumerId, carts } = subject;
      const { listId } = first;
      const both = await run(
        savedItems.save({
          key: newKey(),
          cart: first.cart,
          itemId: first.cart.items[0]?.id ?? '',
          quantity: 1,
          consumerId,
          listId,
        }),
      );
      const { id: itemId } = first.item;
      await run(savedItems.remove({ key: newKey(), listId, itemId }));
      const restore = { key: newKey(), listId, itemId };
      expect(await run(savedItems.restore(restore))).toEqual(both.saved);
      expect(await run(savedItems.restore(restore))).toEqual(both.saved);
      expect(await run(savedItems.restore({ ...restore, key: newKey() }))).toEqual(both.saved);
      expect(await run(carts.read(first.cart.id))).toEqual(both.cart);
    });

    test('SFL-06 units of the same item that were saved meanwhile add up with the restored ones', async () => {
      const { cart, item, listId } = await savedOne();
      const { savedItems, newKey, consumerId, carts, items } = subject;
      await run(savedItems.remove({ key: newKey(), listId, itemId: item.id }));
      const again = await run(carts.addItems({ key: newKey(), basketId: cart.id, items: [items[0]] }));
      const itemId = again.items.find(({ sku }) => sku === item.sku)?.id ?? '';
      await run(savedItems.save({ key: newKey(), cart: again, itemId, quantity: 1, consumerId, listId }));
      const restored = await run(savedItems.restore({ key: newKey(), listId, itemId: item.id }));
      expect(restored.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([[item.sku, 3]]);
    });

    test('SFL-06 AUTH-32 an item that was not removed cannot be restored: ORD404, and another list is not found', async () => {
      const { cart, item, listId } = await savedOne();
      const { savedItems, newKey, consumerId } = subject;
      expect(await failureOf(savedItems.restore({ key: newKey(), listId, itemId: 'nothing' }))).toMatchObject({
        errorId: 'ORD404',
      });
      expect(await failureOf(savedItems.restore({ key: newKey(), listId: 'another', itemId: item.id }))).toMatchObject({
        errorId: 'API404',
      });
      const move = { basketId: cart.id, itemId: item.id, quantity: 2, consumerId, listId };
      await run(savedItems.moveToCart({ key: newKey(), ...move }));
      expect(await failureOf(savedItems.restore({ key: newKey(), listId, itemId: item.id }))).toMatchObject({
        errorId: 'ORD404',
      });
    });

    test('CART-26 SFL-12 a sold-out item stays listed and cannot be moved: INV700, and neither side changes', async () => {
      const { cart, item, listId } = await savedOne();
      const { savedItems, newKey, consumerId, carts } = subject;
      await subject.sellOut(item.sku);
      expect((await run(savedItems.list({ ...page, listId }))).items).toMatchObject([{ id: item.id, inStock: false }]);
      expect(
        await failureOf(
          savedItems.moveToCart({ key: newKey(), basketId: cart.id, itemId: item.id, quantity: 2, consumerId, listId }),
        ),
      ).toMatchObject({ _tag: 'ApiFailure', errorId: 'INV700' });
      expect((await run(savedItems.list({ ...page, listId }))).total).toBe(1);
      expect((await run(carts.read(cart.id))).totals.totalUnits).toBe(1);
    });

    test('AUTH-32 another consumer, another list and an unknown item are not found', async () => {
      const { cart, item, listId } = await savedOne();
      const { savedItems, newKey, consumerId } = subject;
      const move = { basketId: cart.id, itemId: item.id, quantity: 1, consumerId, listId };
      expect(await failureOf(savedItems.moveToCart({ ...move, key: newKey(), consumerId: 'another' }))).toMatchObject({
        errorId: 'API404',
      });
      expect(await failureOf(savedItems.moveToCart({ ...move, key: newKey(), listId: 'another' }))).toMatchObject({
        errorId: 'API404',
      });
      expect(await failureOf(savedItems.moveToCart({ ...move, key: newKey(), itemId: 'nothing' }))).toMatchObject({
        errorId: 'ORD404',
      });
      expect(await failureOf(savedItems.remove({ key: newKey(), listId: 'another', itemId: item.id }))).toMatchObject({
        errorId: 'API404',
      });
      expect(await failureOf(savedItems.list({ ...page, listId: 'another' }))).toMatchObject({ errorId: 'API404' });
      expect((await run(savedItems.list(page))).total).toBe(1);
    });
  });
};
