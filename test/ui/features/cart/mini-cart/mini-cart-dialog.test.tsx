import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const opened = async () => {
  const shop = openShop();
  await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  const cart = await run(shop.shop.carts.add({ sku: 'SKU-2', productId: 'NKTARN01CHK', quantity: 2 }));
  shop.shell.cart.set(cart);
  renderInShop(<p>Page</p>, shop);
  const addedItemId = cart.items.find((item) => item.sku === 'SKU-2')?.id ?? '';
  await act(async () => shop.dialogs.open('mini-cart', { addedItemId }));
  return { ...shop, dialog: await screen.findByRole('dialog', { name: 'Added to your cart' }) };
};

test('DLG-11 the mini cart shows the added line, the subtotal, and the two links onward', async () => {
  const { dialog } = await opened();
  expect(within(dialog).getAllByText('Kamm Trail 3')).toHaveLength(1);
  expect(within(dialog).getByText('2 items')).toBeTruthy();
  expect(within(dialog).getByText('$480.00')).toBeTruthy();
  expect(within(dialog).getByText('and 1 more item in your cart')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/en-us/checkout');
  expect(within(dialog).getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/en-us/cart');
});

test('DLG-11 shipping and taxes are said to follow unless all lines are gift cards by email, which have neither', async () => {
  const { dialog, shell } = await opened();
  const note = 'Shipping and taxes calculated at checkout';
  expect(within(dialog).getByText(note)).toBeTruthy();
  const cart = shell.cart.current;
  if (!cart) throw new TypeError('There is no cart');
  act(() => shell.cart.set({ ...cart, items: cart.items.map((line) => ({ ...line, isDigital: true })) }));
  expect(within(dialog).queryByText(note)).toBeNull();
});

test('the mini cart closes and leaves the stack', async () => {
  const { dialog, dialogs } = await opened();
  await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(dialogs.stack).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
