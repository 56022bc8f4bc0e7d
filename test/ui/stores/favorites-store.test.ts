import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import { FavoritesStore } from '#ui/stores/favorites-store.ts';
import { run } from '../../support/run.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

const SHOE = 'NKTRAIL3FJO';

/** A store with the messages that it sends to other tabs, and a function that sends it one. */
const open = () => {
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
  const store = new FavoritesStore({ tasks: opened.makeTasks(), shell: opened.shell, site: opened.shop.site });
  return {
    ...opened,
    store,
    sent,
    isListened: () => listeners.length > 0,
    fromElsewhere: (state: SharedState) => listeners.forEach((listen) => listen(state)),
  };
};

test('FAV-13 a favorite is shown at once; other tabs are notified after the response', async () => {
  const { store, sent } = open();
  store.toggle(SHOE);
  expect([store.has(SHOE), sent]).toEqual([true, []]);
  await eventually(() => sent.length > 0);
  expect([store.has(SHOE), sent]).toEqual([true, ['favorites']]);
});

test('FAV-13 a refused favorite is rolled back, and other tabs are not notified', async () => {
  const { store, sent, fakes, toasts } = open();
  fakes.faults.failNext('addFavorite', apiRefusal('FAV500', 500));
  let wasUndone = false;
  store.set({ id: SHOE, wanted: true }, { rollback: () => void (wasUndone = true) });
  await eventually(() => !store.has(SHOE));
  expect([wasUndone, sent, toasts.toasts.length]).toEqual([true, [], 1]);
});

test('FAV-13 favorites changed by another tab are read again; a changed cart does not affect them', async () => {
  const { store, shop, fromElsewhere, isListened } = open();
  store.activate();
  await eventually(() => isListened());
  await run(shop.favorites.setFavorite({ id: SHOE, wanted: true }));
  fromElsewhere('cart');
  await new Promise((resolve) => setImmediate(resolve));
  expect(store.has(SHOE)).toBe(false);
  fromElsewhere('favorites');
  await eventually(() => store.has(SHOE));
});
