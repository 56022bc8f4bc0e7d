import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CustomizationView } from '#core/catalog/page-models.ts';
import { Amount } from '#core/kernel/amount.ts';
import '#test/ui/pages/product/loaded-views.ts';
import '#ui/pages/product/customize/customize-buy.tsx';
import * as productPage from '#ui/pages/product/product-page.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { productOf, showing } from './sample-product.ts';

const choice = (id: string, label: string, price = 0) => ({ id, label, price: Amount.of(price) });
const customization: CustomizationView = {
  basePrice: Amount.of(2_600),
  deliveryTime: '7–9 business days',
  parts: [
    {
      id: 'motif',
      label: 'Design',
      kind: 'choice',
      choices: [choice('pine', 'Pine'), choice('compass', 'Compass', 300)],
    },
    { id: 'text', label: 'Your text', kind: 'text', maxLength: 8, price: Amount.of(600) },
  ],
};

test('PDP-21 goods that are made to order show their price and preview while they are customized, and refuse a wrong text in place', async () => {
  const { shop, fakes } = buildStorefront();
  const product = await productOf(shop, { customization });
  const { container } = await openPage('/en-us/p/NKTRAIL3FJO', {
    shop: showing(shop, { ...product, sizes: product.sizes.slice(0, 1) }),
    pages: { 'p/:productId': productPage },
  });
  const form = within(await screen.findByRole('form', { name: 'Customize' }));
  const text = form.getByRole('textbox', { name: /^Your text/ });
  expect(form.getByRole('img', { name: 'Preview: Design Pine' })).toBeTruthy();
  expect(form.getByText('$26.00')).toBeTruthy();
  await userEvent.click(form.getByRole('radio', { name: /^Compass/ }));
  await userEvent.type(text, 'Ada & Tommy');
  expect(form.getByText('$35.00')).toBeTruthy();
  expect(form.getByRole('img', { name: 'Preview: Design Compass, Your text Ada & Tommy' })).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Add to cart' }));
  expect(await form.findByText('Your text: Value must not be longer than 8 characters')).toBeTruthy();
  expect([text, fakes.faults.times('addItems') + fakes.faults.times('createWithItems')]).toEqual([
    expect.objectContaining({ value: 'Ada & Tommy' }),
    0,
  ]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.clear(text);
  await userEvent.type(text, 'Ada');
  await userEvent.click(form.getByRole('button', { name: 'Add to cart' }));
  await waitFor(async () =>
    expect((await run(shop.carts.load))?.items.map(({ recipe }) => recipe?.map(({ choice: made }) => made))).toEqual([
      ['compass', 'Ada'],
    ]),
  );
});

test('PDP-21 a text that is too long has its message while it is typed, until it fits', async () => {
  const { shop } = buildStorefront();
  await openPage('/en-us/p/NKTRAIL3FJO', {
    shop: showing(shop, await productOf(shop, { customization })),
    pages: { 'p/:productId': productPage },
  });
  const form = within(await screen.findByRole('form', { name: 'Customize' }));
  const text = form.getByRole('textbox', { name: /^Your text/ });
  await userEvent.type(text, 'Ada & To');
  expect(text.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.type(text, 'm');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(form.getByText('Value must not be longer than 8 characters')).toBeTruthy();
  await userEvent.type(text, '{Backspace}');
  expect(text.getAttribute('aria-invalid')).not.toBe('true');
});

test('PDP-15 PDP-21 a missing size is listed with the errors of goods that are made to order, and takes the focus', async () => {
  const { shop } = buildStorefront();
  await openPage('/en-us/p/NKTRAIL3FJO', {
    shop: showing(shop, await productOf(shop, { customization })),
    pages: { 'p/:productId': productPage },
  });
  const form = within(await screen.findByRole('form', { name: 'Customize' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Your text/ }), 'Ada & Tommy');
  await userEvent.click(form.getByRole('button', { name: 'Add to cart' }));
  const errors = within(form.getByRole('alert')).getAllByRole('link');
  expect(errors.map(({ textContent }) => textContent)).toEqual([
    'Please select a size',
    'Your text: Value must not be longer than 8 characters',
  ]);
  expect(document.activeElement?.id).toBe('size');
});
