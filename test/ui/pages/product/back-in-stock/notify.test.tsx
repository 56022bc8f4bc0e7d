import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ProductPage } from '#core/catalog/page-models.ts';
import '#test/ui/pages/product/loaded-views.ts';
import * as productPage from '#ui/pages/product/product-page.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { productOf, showing } from '../sample-product.ts';

const price = { sale: '$160.00' };
const sku = 'NKTRAIL3FJO-41';
const twoSizes = [
  { sku, label: '41', price, quantity: 0 },
  { sku: 'NKTRAIL3FJO-42', label: '42', price, quantity: 3 },
];

const open = async (sizes: ProductPage['sizes'] = twoSizes) => {
  const { shop, fakes } = buildStorefront();
  return {
    ...(await openPage('/en-us/p/NKTRAIL3FJO', {
      shop: showing(shop, await productOf(shop, { sizes })),
      pages: { 'p/:productId': productPage },
    })),
    fakes,
  };
};
// Loads the lazy views and texts.
const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: '41 Sold out, notify me' })));
const form = () => screen.findByRole('form', { name: 'Notify me' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Notify me' }));

it('PDP-17 PDP-18 ux 27 a sold-out size leads to a form, which confirms its success', async () => {
  const { fakes } = await open();
  expect(screen.queryByRole('form', { name: 'Notify me' })).toBeNull();
  await press();
  await form();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Notify me'));
  expect(screen.getByText(/^41 is sold out\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: '41 Sold out, notify me', pressed: true })).toBeTruthy();
  await userEvent.type(email(), 'ida@example.com');
  await send();
  expect((await screen.findByText('We will email you when it is back.')).getAttribute('role')).toBe('status');
  expect([...fakes.recommendations.noted]).toEqual([`${sku} ida@example.com`]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Notify me'));
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
});

it('PDP-18 VAL-24 an invalid address is reported at the field, which gets the focus, and nothing is sent', async () => {
  const { fakes } = await open();
  await press();
  await form();
  await userEvent.type(email(), 'ida@');
  await send();
  expect(await screen.findByText('Email is not valid')).toBeTruthy();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(fakes.faults.times('notify')).toBe(0);
});

it('PDP-18 two presses send one request', async () => {
  const { fakes } = await open();
  await press();
  await form();
  await userEvent.type(email(), 'ida@example.com');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('We will email you when it is back.');
  expect(fakes.faults.times('notify')).toBe(1);
});

it('PR-37 ERR-37 a failed request is a toast, and can be repeated', async () => {
  const { fakes, toasts } = await open();
  await press();
  await form();
  await userEvent.type(email(), 'ida@example.com');
  fakes.faults.failNext('notify', apiRefusal('GEN500', 500));
  await send();
  await waitFor(() =>
    expect(toasts.toasts.map(({ title, tone }) => [title, tone])).toEqual([['GEN500 happened', 'error']]),
  );
  await send();
  expect(await screen.findByText('We will email you when it is back.')).toBeTruthy();
});

it('a sold-out product with one size shows its form at once, without moving the focus', async () => {
  await open([{ sku, label: 'One size', price, quantity: 0 }]);
  await form();
  expect(screen.getByText(/^This is sold out\./)).toBeTruthy();
  expect(document.activeElement?.textContent).not.toBe('Notify me');
});

it('choosing an available size closes the form', async () => {
  await open();
  await press();
  await form();
  await userEvent.click(screen.getByRole('radio', { name: '42' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Notify me' })).toBeNull());
});
