import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '#ui/pages/cart/cart-sections.tsx';
import '#ui/pages/cart/variants/variant-dialog.tsx';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { openOptions } from './open-options.ts';

const item = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const button = () => screen.findByRole('button', { name: 'Change size or color of Kamm Trail 3' });

const openDialog = async (opened = openShop()) => {
  await run(opened.shop.carts.add({ ...item, quantity: 2 }));
  const { container } = renderInShop(<CartRoute />, opened);
  await openOptions();
  const opener = await button();
  await act(async () => opener.click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Change size or color' }));
  await dialog.findByRole('radio', { name: '42' });
  return { ...opened, container, dialog };
};

test('CART-08 a line changes to another color in the same size; the message says so', async () => {
  const { dialog, shop } = await openDialog();
  expect(dialog.getByRole('radio', { name: '42' })).toHaveProperty('checked', true);
  await userEvent.click(dialog.getByRole('radio', { name: 'Color EMB' }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: '42' })).toHaveProperty('value', 'NKTRAIL3EMB-42'));
  expect(dialog.getByRole('radio', { name: '42' })).toHaveProperty('checked', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Kamm Trail 3 is now Fjord, 42')).toBeTruthy();
  expect((await run(shop.carts.load))?.items).toMatchObject([{ sku: 'NKTRAIL3EMB-42', quantity: 2 }]);
  expect(screen.queryByRole('dialog', { name: 'Change size or color' })).toBeNull();
});

test('CART-08 ORD404 a size that sold out meanwhile is explained and disabled; the line stays as it was', async () => {
  const { dialog, fakes, shop, container } = await openDialog();
  await userEvent.click(dialog.getByRole('radio', { name: '43' }));
  fakes.carts.sellOut('NKTRAIL3FJO-43');
  fakes.products.setStock('NKTRAIL3FJO-43', 0);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('ORD404 happened')).toBeTruthy();
  expect(await dialog.findByRole('radio', { name: /43/ })).toHaveProperty('disabled', true);
  expect((await run(shop.carts.load))?.items).toMatchObject([{ sku: item.sku, quantity: 2 }]);
  expect(await axeFindings(container)).toEqual([]);
});

test('CART-08 a color without the size needs another one, and sizes that fail to load can be read again', async () => {
  const { dialog, fakes } = await openDialog();
  fakes.products.setStock('NKTRAIL3EMB-42', 0);
  fakes.faults.failNext('details', apiRefusal('GEN500', 400));
  await userEvent.click(dialog.getByRole('radio', { name: 'Color EMB' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('radio', { name: /42/ })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please select a size')).toBeTruthy();
  expect(fakes.faults.times('replace')).toBe(0);
});

test('CART-08 an unchanged size only closes the dialog', async () => {
  const { dialog, fakes } = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog', { name: 'Change size or color' })).toBeNull();
  expect(fakes.faults.times('replace')).toBe(0);
});

test('CART-20 CART-37 gifts, digital and customized goods have no other variant', async () => {
  for (const kind of [{ isBonus: true }, { isDigital: true }, { isCustoms: true }]) {
    const opened = openShop();
    const cart = await run(opened.shop.carts.add(item));
    opened.cart.set({ ...cart, items: cart.items.map((line) => ({ ...line, ...kind })) });
    opened.fakes.faults.holdNext('read');
    const { unmount } = renderInShop(<CartRoute />, opened);
    expect(await screen.findByText('Visa, Mastercard, American Express')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change size/ })).toBeNull();
    unmount();
  }
});
