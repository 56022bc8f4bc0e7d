import { expect, test } from 'vitest';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { SavedItemsStore } from '#ui/stores/saved-items-store.ts';
import { run } from '../../support/run.ts';
import { pendingQueries } from '../pending-queries.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

const ignored = { done: () => undefined, failed: () => undefined, finally: () => undefined };

/**
 * A shopper with one line in the cart, a store with the messages that it sends to other tabs, and a function that sends
 * it one.
 */
const open = async () => {
  const sent: SharedState[] = [];
  const listeners: ((state: SharedState) => void)[] = [];
  const opened = openShop({
    otherTabs: {
      notify: (state) => void sent.push(state),
      follow: (listen) => {
        listeners.push(listen);
        return () => undefined;
      },
    },
  });
  const cart = await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  opened.shell.cart.set(cart);
  const [line] = cart.items;
  if (line === undefined) throw new Error('There is a line');
  return {
    ...opened,
    line,
    sent,
    store: new SavedItemsStore({ tasks: opened.makeTasks(), shell: opened.shell }),
    isListened: () => listeners.length > 0,
    fromElsewhere: (state: SharedState) => listeners.forEach((listen) => listen(state)),
    reads: () => opened.fakes.faults.times('listSaved'),
  };
};

/** A store that shows the saved line. */
const withSaved = async () => {
  const opened = await open();
  const { store, line, isListened, reads } = opened;
  const hide = store.activate();
  await eventually(() => isListened() && reads() === 1 && store.list.status === 'idle');
  store.save(line, ignored);
  await eventually(() => store.items.length === 1);
  const [item] = store.items;
  if (item === undefined) throw new Error('There is an item');
  return { ...opened, hide, item };
};

test.each([
  ['an answer to what was asked before a line was saved does not take the line out of the list', undefined],
  ['a failure of what was asked before a line was saved does not hide the line', apiRefusal('LST500', 500)],
])('SFL-01 %s', async (_, failure) => {
  const { makeTasks, shell, fakes, line, reads } = await open();
  const { tasks, release } = pendingQueries(makeTasks());
  const store = new SavedItemsStore({ tasks, shell });
  if (failure !== undefined) fakes.faults.failNext('listSaved', failure);
  store.activate();
  await eventually(() => reads() === 1);
  store.save(line, ignored);
  await eventually(() => store.list.items.length === 1);
  release();
  expect([store.list.status, store.list.items.length, store.list.total]).toEqual(['idle', 1, 1]);
});

test('SFL-06 a removed item is hidden at once, and other tabs are notified of removal and undo after the responses', async () => {
  const { store, item, sent } = await withSaved();
  const before = sent.length;
  store.remove(item.id, ignored);
  expect([store.items.length, sent.length]).toEqual([0, before]);
  await eventually(() => store.list.total === 0);
  store.restore(item, ignored);
  await eventually(() => store.items.length === 1);
  expect([store.items, sent.slice(before)]).toEqual([[item], ['cart', 'cart']]);
});

test('SFL-06 a refused removal shows the item again', async () => {
  const { store, item, fakes, sent } = await withSaved();
  const before = sent.length;
  fakes.faults.failNext('removeSaved', apiRefusal('LST500', 500));
  let failures = 0;
  store.remove(item.id, { ...ignored, failed: () => void (failures += 1) });
  await eventually(() => failures === 1 && store.items.length === 1);
  expect(sent.length).toBe(before);
});

test('SFL-06 a removal is undone after the page of the list was left', async () => {
  const { store, item, hide } = await withSaved();
  store.remove(item.id, ignored);
  hide();
  await eventually(() => store.list.total === 0);
  store.restore(item, ignored);
  await eventually(() => store.items.length === 1);
});

test('SFL-01 a list changed by another tab is read again while it is shown; a change of favorites does not affect it', async () => {
  const { store, hide, shop, item, reads, fromElsewhere } = await withSaved();
  await run(shop.savedItems.remove(item.id));
  fromElsewhere('favorites');
  await run(shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO' }));
  expect(reads()).toBe(1);
  fromElsewhere('cart');
  await eventually(() => store.items.length === 0);
  expect(reads()).toBe(2);
  hide();
  fromElsewhere('cart');
  expect([store.list.status, reads()]).toEqual(['idle', 2]);
});

test('AUTH-32 the saved items of one shopper are not shown to the next one of the same document', async () => {
  const { store, hide, shop } = await withSaved();
  hide();
  await run(shop.account.signOut());
  await eventually(() => store.items.length === 0);
});

test('AUTH-11 AUTH-32 a sign-out in another tab hides the list at once, also while its page is shown', async () => {
  const { store, fromElsewhere } = await withSaved();
  fromElsewhere('signed-out');
  expect([store.items, store.list.status]).toEqual([[], 'pending']);
});
