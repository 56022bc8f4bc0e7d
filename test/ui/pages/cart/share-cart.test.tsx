import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const link = 'https://shop.test/en-us/cart/shared/copy-1';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const opened = async () => {
  const shop = openShop();
  await run(shop.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  renderInShop(<CartRoute />, shop);
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share this cart' }));
    return within(await screen.findByRole('dialog', { name: 'Share your cart' }));
  };
  return { ...shop, open };
};

test('ux 41 a cart is shared by a link that can be copied or sent by mail', async () => {
  const { open } = await opened();
  const dialog = await open();
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Link to these items' })).toHaveProperty('value', link),
  );
  expect(dialog.getByRole('link', { name: 'Send by email' }).getAttribute('href')).toContain(encodeURIComponent(link));
  expect(dialog.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('ux 41 a device with a share sheet offers it, and closing the sheet shows no error', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { open, toasts } = await opened();
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Items from my cart', url: link });
  expect(toasts.toasts).toEqual([]);
});

test('ux 41 a refused link says why, and can be requested again', async () => {
  const { open, fakes } = await opened();
  fakes.faults.failNext('shareCart', apiRefusal('API400', 429, { params: { wait: '5 min' } }));
  const dialog = await open();
  expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Link to these items' })).toHaveProperty('value', link),
  );
});

test('ux 41 the dialog names what the link leaves out, and without anything to share it has no link', async () => {
  for (const others of [true, false]) {
    const opened = openShop();
    const cart = await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
    const mugs = cart.items.map((line) => ({ ...line, id: 'mug', name: 'Engraved mug', isCustoms: true }));
    opened.cart.set({ ...cart, items: others ? [...cart.items, ...mugs] : mugs });
    opened.fakes.faults.holdNext('read');
    const { unmount } = renderInShop(<CartRoute />, opened);
    await userEvent.click(await screen.findByRole('button', { name: 'Share this cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share your cart' }));
    expect(dialog.queryByText(/^Not part of the link: Engraved mug\./) !== null).toBe(others);
    expect(dialog.queryByText(/^There is nothing to share/) !== null).toBe(!others);
    expect(dialog.queryByRole('textbox') !== null).toBe(others);
    expect(opened.fakes.faults.times('shareCart')).toBe(others ? 1 : 0);
    unmount();
  }
});
