import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SharedItem } from '#core/cart/shared-cart.ts';
import { Component as SharedCartPage, loader } from '#ui/pages/cart/shared/shared-cart-page.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const pages = { 'cart/shared/:shareId': { Component: SharedCartPage, loader } };

/** A copy of a cart with two of SKU-1 and one of SKU-2, opened after a change of its items. */
const opened = async (change?: { readonly sku: string; readonly next: (item: SharedItem) => SharedItem }) => {
  const { shop, fakes } = buildStorefront();
  await run(shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO', quantity: 2 }));
  const cart = await run(shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO' }));
  const path = await run(shop.sharedCarts.share(cart));
  if (change !== undefined) fakes.sharedCarts.change(change.sku, change.next);
  const rendered = await openPage(path, { shop, pages });
  await screen.findByRole('heading', { level: 1, name: 'A cart shared with you' });
  return { ...rendered, shop, fakes, cart };
};
const unitsOf = async ({ shop }: Pick<Awaited<ReturnType<typeof opened>>, 'shop'>) =>
  (await run(shop.carts.load))?.items.map(({ sku, quantity }) => `${sku} ${quantity}`);

test('ux 41 all items of a shared cart are added with one press, and the message leads to the cart', async () => {
  const page = await opened();
  expect(await axeFindings(page.container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 items to your cart' }));
  const link = await screen.findByRole('link', { name: 'View cart' });
  expect(link.getAttribute('href')).toBe('/en-us/cart');
  expect(screen.getByText('3 items were added to your cart')).toBeTruthy();
  expect(await unitsOf(page)).toEqual(['SKU-1 4', 'SKU-2 2']);
});

test('ux 41 several units of an item have the price of each and their sum, one unit has its price', async () => {
  await opened();
  const textsOf = (size: string): string =>
    screen.getByRole('checkbox', { name: `Choose Kamm Trail 3, Fjord, ${size}` }).closest('li')?.textContent ?? '';
  expect(textsOf('42')).toMatch(/Qty 2\$160\.00 each\$320\.00$/);
  expect(textsOf('43')).toMatch(/Qty 1\$160\.00$/);
});

test('ux 41 only what is chosen is added; with nothing chosen there is nothing to press', async () => {
  const page = await opened();
  await userEvent.click(screen.getByRole('checkbox', { name: /42$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 item to your cart' }));
  await screen.findByText('1 item was added to your cart');
  expect(await unitsOf(page)).toEqual(['SKU-1 2', 'SKU-2 2']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose items to add' }).disabled).toBe(true);
});

test('ux 41 ux 45 what is sold out or no longer sold is in a group of its own, and cannot be chosen', async () => {
  const unsold = ({ price: _price, ...item }: SharedItem): SharedItem => ({ ...item, maxQuantity: 0 });
  await opened({ sku: 'SKU-1', next: unsold });
  const gone = screen.getByRole('region', { name: 'Not available any more' });
  expect(gone.textContent).toContain('No longer sold');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Add 1 item to your cart' })).toBeTruthy();
});

test('ux 41 fewer units than were shared are said and added', async () => {
  await opened({ sku: 'SKU-1', next: (item) => ({ ...item, maxQuantity: 1 }) });
  expect(screen.getByText('Only 1 left')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 2 items to your cart' })).toBeTruthy();
});

test('ux 41 an item that the service refuses has its message, and stays chosen', async () => {
  const { fakes } = await opened();
  fakes.carts.sellOut('SKU-1');
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 items to your cart' }));
  await screen.findByText('1 item was added to your cart');
  await waitFor(() => expect(screen.getAllByRole('status').some((one) => /ORD404/.test(one.textContent))).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /42$/ }).checked).toBe(true);
});
