import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHOSEN_STORE, ChosenStore } from '#core/stores/chosen-store.ts';
import '#test/ui/pages/product/loaded-views.ts';
import * as productPage from '#ui/pages/product/product-page.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { openPage } from '#test/ui/open-page.tsx';

const open = async (built = buildStorefront()) => ({
  ...(await openPage('/en-us/p/NKTRAIL3FJO', { shop: built.shop, pages: { 'p/:productId': productPage } })),
  ...built,
});
const press = async (name: string | RegExp, where: Pick<ReturnType<typeof within>, 'findByRole'> = screen) =>
  userEvent.click(await where.findByRole('button', { name }));
const dialog = async (name = 'Pick up in store') => within(await screen.findByRole('dialog', { name }));
const rows = (list: Awaited<ReturnType<typeof dialog>>): readonly (string | undefined)[] =>
  list.getAllByRole('listitem').map((row) => row.querySelector('[data-level]')?.textContent ?? undefined);

/** Stored data of an earlier visit, with the marker that triggers loading it. */
const withStore = async (store = { storeId: 'us-denver', name: 'NORDKAMM Denver' }) => {
  const built = buildStorefront();
  await run(built.shop.stores.chooseStore(store));
  localStorage.setItem(CHOSEN_STORE, ChosenStore.toText(store));
  return built;
};
// An hour at which the stores are open.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T18:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('DLG-12 PDP-08 PDP-09 opens the stores, which show their stock once a size is chosen', async () => {
  const { fakes } = await open();
  expect(fakes.faults.times('searchStores')).toBe(0);
  await act(async () => screen.getByRole('button', { name: 'Pick up in store' }).click());
  const stores = await dialog();
  await stores.findByText('NORDKAMM Denver');
  expect(stores.getByText('Select a size to see which stores have it.')).toBeTruthy();
  expect(fakes.faults.times('availability')).toBe(0);
  await userEvent.click(stores.getAllByRole('radio')[0] ?? stores.getByRole('radio'));
  await waitFor(() => expect(rows(stores)).toEqual(['In stock', 'Low stock', 'Not available']));
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

it('STO-02 STO-08 another place is searched for, and an empty result replaces the list', async () => {
  const { fakes } = await open();
  await act(async () => screen.getByRole('button', { name: 'Pick up in store' }).click());
  const stores = await dialog();
  await userEvent.type(stores.getByRole('searchbox', { name: 'City or ZIP code' }), 'Seattle{Enter}');
  await waitFor(() => expect(stores.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.clear(stores.getByRole('searchbox'));
  await userEvent.type(stores.getByRole('searchbox'), 'Atlantis{Enter}');
  expect(await stores.findByText('STR404 happened')).toBeTruthy();
  expect(stores.queryAllByRole('listitem')).toEqual([]);
  fakes.faults.failNext('searchStores', apiRefusal('GEN500', 500));
  await userEvent.type(stores.getByRole('searchbox'), 'x{Enter}');
  await userEvent.click(await stores.findByRole('button', { name: 'Try again' }));
  expect(await stores.findByText('STR404 happened')).toBeTruthy();
});

it('STO-05 STO-06 ux 31 a chosen store is shown below the delivery date, with its stock of the chosen size', async () => {
  await open(await withStore());
  await screen.findByText(
    (_, element) => element?.getAttribute('role') === 'status' && element.textContent === 'Your store: NORDKAMM Denver',
  );
  await userEvent.click(screen.getAllByRole('radio')[0] ?? screen.getByRole('radio'));
  await screen.findByText(
    (_, element) =>
      element?.getAttribute('role') === 'status' &&
      /^Pick up today, Sat, Nov 28, until 8:00\sPM, at NORDKAMM Denver$/.test(element.textContent),
  );
  await press('Change store');
  const stores = await dialog();
  await stores.findByText('My store');
  await press('Set as my store: NORDKAMM Seattle', stores);
  await press('Change store', await dialog('Change your store?'));
  await press('Done', await dialog('Store changed'));
  await press('Close', stores);
  await screen.findByText(
    (_, element) =>
      element?.getAttribute('role') === 'status' && element.textContent === 'Not available at NORDKAMM Seattle',
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change store'));
});

it('STO-03 PDP-09 while the store is closed, the day is named on which it opens next', async () => {
  vi.setSystemTime(Date.parse('2026-11-29T18:00:00Z'));
  await open(await withStore());
  await userEvent.click(screen.getAllByRole('radio')[0] ?? screen.getByRole('radio'));
  await screen.findByText(
    (_, element) =>
      element?.getAttribute('role') === 'status' &&
      /^Pick up on Mon, Nov 30, from 10:00\sAM, at NORDKAMM Denver$/.test(element.textContent),
  );
});

it('STO-06 a store whose stock fails to load is shown without it', async () => {
  const built = await withStore();
  built.fakes.faults.failNext('availability', apiRefusal('GEN500', 500));
  await open(built);
  await userEvent.click(screen.getAllByRole('radio')[0] ?? screen.getByRole('radio'));
  await screen.findByText(
    (_, element) => element?.getAttribute('role') === 'status' && element.textContent === 'Your store: NORDKAMM Denver',
  );
});

it('CART-01 DLG-12 a size is added for pickup in the chosen store, and the mini cart shows it; a refusal is shown in the dialog', async () => {
  const { fakes, dialogs, shop } = await open(await withStore());
  await press('Change store');
  const stores = await dialog();
  expect(stores.queryByRole('button', { name: 'Add for pickup' })).toBeNull();
  await userEvent.click(stores.getAllByRole('radio')[0] ?? stores.getByRole('radio'));
  fakes.faults.failNext('createWithItems', apiRefusal('INV408', 400));
  await userEvent.click(await stores.findByRole('button', { name: 'Add for pickup' }));
  expect(await stores.findByText('INV408 happened')).toBeTruthy();
  await press('Add for pickup', stores);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pick up in store' })).toBeNull());
  const cart = await run(shop.carts.load);
  expect(cart?.items.map(({ shipping }) => [shipping.selected, shipping.storeInfo?.id])).toEqual([
    ['pickup', 'us-denver'],
  ]);
  expect(dialogs.stack.at(-1)?.[0]).toBe('mini-cart');
});
