import { expect, test } from 'vitest';
import { makeCartWrites } from '#core/cart/use-cases/cart-writes.ts';
import type { SavedItem } from '#core/saved-items/saved-list.ts';
import { makeSavedItemsUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import { Session } from '#core/session/session.ts';
import { makeSessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { failureOf, run } from '#test/support/run.ts';

const filled = async () => {
  const opened = buildStorefront();
  const cart = await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO', quantity: 2 }));
  const [line] = cart.items;
  if (line === undefined) throw new Error('There is a line');
  const saved = async (): Promise<SavedItem> => {
    const { saved: page } = await run(opened.shop.savedItems.save({ cart, itemId: line.id }));
    const [item] = page.items;
    if (item === undefined) throw new Error('There is an item');
    return item;
  };
  return { ...opened, cart, line, saved };
};

test('CART-25 a whole line moves to the list and back unchanged', async () => {
  const { shop, saved } = await filled();
  const item = await saved();
  expect((await run(shop.carts.load))?.items).toEqual([]);
  const back = await run(shop.savedItems.moveToCart(item));
  expect(back.cart.items).toMatchObject([{ sku: 'SKU-1', quantity: 2 }]);
  expect(back.saved).toMatchObject({ items: [], total: 0 });
});

test('the id of the list is in the session from the first saved item on, and is sent with the next call', async () => {
  const { shop, fakes, saved } = await filled();
  expect((await run(fakes.sessions.read))?.refs.savedItems).toBeUndefined();
  const item = await saved();
  expect((await run(fakes.sessions.read))?.refs.savedItems).toBe('list-1');
  expect(await run(shop.savedItems.remove(item.id))).toMatchObject({ listId: 'list-1', total: 0 });
});

test('SFL-06 a removed item is restored to its place with its quantity', async () => {
  const { shop, fakes, line } = await filled();
  const session = await run(fakes.sessions.read);
  if (session === undefined) throw new Error('There is a session');
  for (const sku of ['A', 'B', 'C']) fakes.savedItems.put({ ...line, sku, inStock: true });
  const before = await run(shop.savedItems.list());
  const [, middle] = before?.items ?? [];
  await run(fakes.sessions.write(Session.withRefs(session, { savedItems: before?.listId })));
  expect((await run(shop.savedItems.remove(middle?.id ?? ''))).items.map(({ sku }) => sku)).toEqual(['C', 'A']);
  expect(await run(shop.savedItems.restore(middle?.id ?? ''))).toEqual(before);
  expect(await failureOf(shop.savedItems.restore('nothing'))).toMatchObject({ errorId: 'ORD404' });
});

test.each(['consumerId', 'itemId'] as const)('SFL-03 saving without %s sends no request', async (id) => {
  const { shop, fakes, cart, line } = await filled();
  const session = await run(fakes.sessions.read);
  if (session !== undefined && id === 'consumerId') await run(fakes.sessions.write({ ...session, consumerId: '' }));
  expect(await failureOf(shop.savedItems.save({ cart, itemId: id === 'itemId' ? '' : line.id }))).toEqual({
    _tag: 'IdMissing',
    id,
  });
  expect(fakes.faults.times('save')).toBe(0);
});

test.each(['consumerId', 'itemId', 'listId'] as const)(
  'SFL-03 moving, removing and restoring without %s send no request',
  async (id) => {
    const { shop, fakes, saved } = await filled();
    const item = { ...(await saved()), ...(id === 'itemId' ? { id: ' ' } : {}) };
    const session = await run(fakes.sessions.read);
    if (session === undefined) throw new Error('There is a session');
    if (id === 'consumerId') await run(fakes.sessions.write({ ...session, consumerId: '' }));
    if (id === 'listId') await run(fakes.sessions.write(Session.withRefs(session, { savedItems: undefined })));
    expect(await failureOf(shop.savedItems.moveToCart(item))).toEqual({ _tag: 'IdMissing', id });
    expect(await failureOf(shop.savedItems.remove(item.id))).toEqual({ _tag: 'IdMissing', id });
    expect(await failureOf(shop.savedItems.restore(item.id))).toEqual({ _tag: 'IdMissing', id });
    expect(['moveToCart', 'removeSaved', 'restoreSaved'].map(fakes.faults.times)).toEqual([0, 0, 0]);
  },
);

test('SFL-09 a page has the configured size, and starts at the requested item', async () => {
  const { shop, fakes, line } = await filled();
  for (let count = 0; count < 21; count += 1) fakes.savedItems.put({ ...line, sku: `SKU-${count}`, inStock: true });
  expect((await run(shop.savedItems.list()))?.items).toHaveLength(shop.site.pageSizes.savedForLater);
  expect((await run(shop.savedItems.list(20)))?.items).toHaveLength(1);
});

test('SFL-08 if the flag is off there is no list: nothing is read and nothing can be saved', async () => {
  const { fakes, shop, cart, line } = await filled();
  const site = { ...shop.site, flags: { ...shop.site.flags, saveForLater: false } };
  const session = makeSessionUseCases(fakes.auth, fakes.sessions, fakes.memory);
  const off = makeSavedItemsUseCases({ ...fakes, writes: makeCartWrites({ ...fakes, session }), site, session });
  expect(await run(off.list())).toBeUndefined();
  expect(await failureOf(off.save({ cart, itemId: line.id }))).toEqual({ _tag: 'SavedListOff' });
  expect([fakes.faults.times('listSaved'), fakes.faults.times('save')]).toEqual([0, 0]);
});

test('without a session the list is not requested, and no session is started', async () => {
  const { shop, fakes } = buildStorefront();
  expect(await run(shop.savedItems.list())).toBeUndefined();
  expect([fakes.faults.times('guest'), fakes.faults.times('listSaved')]).toEqual([0, 0]);
});

test('a lost cart is replaced, so that saved items are not lost with it', async () => {
  const { shop, fakes, cart, saved } = await filled();
  const item = await saved();
  fakes.carts.lose(cart.id);
  const { cart: fresh } = await run(shop.savedItems.moveToCart(item));
  expect(fresh.id).not.toBe(cart.id);
  expect(fresh.items).toMatchObject([{ sku: 'SKU-1', quantity: 2 }]);
  expect((await run(fakes.sessions.read))?.refs.basket).toBe(fresh.id);
});
