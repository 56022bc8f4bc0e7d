import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '#ui/features/digital-gift/gift-dialog.tsx';
import '#ui/features/order/gift-note.tsx';
import '#ui/pages/cart/gift-line.tsx';
import '#ui/pages/product/gift-buy.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { Component as CartRoute } from '#ui/pages/cart/cart-route.tsx';
import * as productPage from '#ui/pages/product/product-page.tsx';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { productOf, showing } from '#test/ui/pages/product/sample-product.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.tenders.gift;
const item = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const giftOption = { to: 'Lea', email: 'lea@example.org', message: 'Enjoy' };

afterEach(() => {
  vi.useRealTimers();
});

const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

test('GFT-04 GFT-05 PDP-15 a product page of a digital gift lists a missing amount and recipient together, the amount first, and adds both', async () => {
  const { shop } = buildStorefront();
  const product = await productOf(shop, { isDigital: true });
  const { container } = await openPage('/en-us/p/NKTRAIL3FJO', {
    shop: showing(shop, product),
    pages: { 'p/:productId': productPage },
  });
  const form = within(await screen.findByRole('form', { name: texts.title }));
  const add = form.getByRole('button', { name: enUs.catalog.addToCart });
  expect(screen.queryByRole('button', { name: enUs.catalog.pickup })).toBeNull();
  const errors = () =>
    within(form.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await userEvent.click(add);
  expect(screen.getByRole('group', { name: enUs.catalog.amount }).getAttribute('aria-invalid')).toBe('true');
  expect(errors()).toEqual([
    enUs.catalog.selectAmount,
    expect.stringContaining(`${texts.to}: `),
    expect.stringContaining(`${texts.email}: `),
  ]);
  expect(document.activeElement).toBe(screen.getAllByRole('radio').find((radio) => !radio.hasAttribute('disabled')));
  expect(await axeFindings(container)).toEqual([]);
  const [size] = screen.getAllByRole('radio', { name: /42/ });
  if (size === undefined) throw new TypeError('There is a size 42');
  await userEvent.click(size);
  await userEvent.click(add);
  expect(errors()).toHaveLength(2);
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: texts.to }));
  await type(texts.to, giftOption.to);
  await type(texts.email, giftOption.email);
  await type(texts.message, giftOption.message);
  await userEvent.click(add);
  await waitFor(async () => {
    const cart = await run(shop.carts.load);
    expect(cart?.items[0]).toMatchObject({ sku: 'NKTRAIL3FJO-42', giftOption });
  });
});

const openDigitalCart = async () => {
  const opened = openShop();
  const cart = await run(opened.shop.carts.add(item));
  opened.cart.set({ ...cart, items: cart.items.map((line) => ({ ...line, isDigital: true })) });
  opened.fakes.faults.holdNext('read');
  const { container } = renderInShop(<CartRoute />, opened);
  return { ...opened, container };
};

test('DLG-01 GFT-04 a digital line opens the dialog of its gift; a refused email address is at its field, and the input stays', async () => {
  const { fakes } = await openDigitalCart();
  const open = await screen.findByRole('button', { name: /^Add a recipient: / });
  await act(async () => open.click());
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
  const save = dialog.getByRole('button', { name: texts.save });
  await type(texts.to, 'Lea');
  await type(texts.email, 'lea@example.org');
  fakes.faults.failNext('describeGift', apiRefusal('AUT453'));
  await userEvent.click(save);
  expect(await dialog.findByRole('textbox', { name: texts.email, description: /AUT453/ })).toBeTruthy();
  expect(dialog.getByDisplayValue('Lea')).toBeTruthy();
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.title })).toBeNull());
  expect(fakes.faults.times('describeGift')).toBe(2);
  await waitFor(() => expect(document.activeElement?.id).toBe('cart-title'));
});

test('VAL-24 the form of a gift lists its errors in the order of its fields', async () => {
  await openDigitalCart();
  const open = await screen.findByRole('button', { name: /^Add a recipient: / });
  await act(async () => open.click());
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
  fireEvent.change(dialog.getByRole('textbox', { name: new RegExp(`^${texts.message}`) }), {
    target: { value: 'a'.repeat(251) },
  });
  await type(texts.sendOn, '1');
  await userEvent.click(dialog.getByRole('button', { name: texts.save }));
  const listed = within(dialog.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.split(':')[0]);
  expect(listed).toEqual([texts.to, texts.email, texts.sendOn, texts.message]);
  const fields = dialog.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(document.activeElement).toBe(fields[0]);
  expect(fields).toHaveLength(4);
});

test('ORD-13 ORD-14 an order sends the email of a gift again, and its button is locked for 60 seconds', async () => {
  const opened = openShop();
  const order = purchaseOf('1', 'DELIVERED');
  const items = order.items.slice(0, 1).map((line) => ({ ...line, isDigital: true, giftOption }));
  const itemIds = items.map(({ id }) => id);
  opened.fakes.purchases.put({
    ...order,
    items,
    shipments: [{ label: 'By email', deliveryTime: '', shipmentId: 's-1', itemIds, status: 'DELIVERED' }],
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  expect(await screen.findByText('For Lea, lea@example.org')).toBeTruthy();
  const button = await screen.findByRole('button', { name: texts.resend });
  expect(await axeFindings(container)).toEqual([]);
  opened.fakes.faults.failNext('resendGiftCard', apiRefusal('ORD409'));
  await userEvent.click(button);
  expect(await screen.findByText('ORD409 happened')).toBeTruthy();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await vi.waitFor(() => expect(screen.getByText(texts.resent)).toBeTruthy());
  expect(screen.getByRole('button', { name: texts.resend }).hasAttribute('disabled')).toBe(true);
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.getByRole('button', { name: texts.resend }).hasAttribute('disabled')).toBe(true);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('button', { name: texts.resend }).hasAttribute('disabled')).toBe(false);
});
