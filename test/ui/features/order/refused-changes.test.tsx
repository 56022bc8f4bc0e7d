import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Purchase } from '#core/order/purchase.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;

const openOrder = (purchase: Purchase, isReturn?: true) => {
  const opened = openShop();
  opened.fakes.purchases.put(purchase);
  renderInShop(<OrderScreen orderId="1" isMember={false} {...(isReturn && { isReturn })} />, opened);
  return { ...opened, user: userEvent.setup() };
};
const lineOf = ({ items }: Purchase): string => items[0]?.id ?? '';

test('ORD-18 ORD409 a return that is sent on day 61 is refused beside the form, and what was chosen stays', async () => {
  const delivered = purchaseOf('1', 'DELIVERED');
  const openUnits = [{ itemId: lineOf(delivered), cancellable: 0, returnable: 2 }];
  const { user, fakes } = openOrder({ ...delivered, isReturnable: true, openUnits }, true);
  const form = within(await screen.findByRole('form', { name: texts.return.title }));
  await user.click(form.getByRole('checkbox'));
  await user.selectOptions(form.getByLabelText(/^Reason/), 'too-small');
  fakes.faults.failNext('startReturn', apiRefusal('ORD409', 409));
  await user.click(form.getByRole('button', { name: texts.return.send }));
  expect((await screen.findByText('ORD409 happened')).closest('[role=alert]')).not.toBeNull();
  expect([
    form.getByRole<HTMLInputElement>('checkbox').checked,
    form.getByLabelText<HTMLSelectElement>(/^Reason/).value,
  ]).toEqual([true, 'too-small']);
});

test('ORD-09 ORD-20 ORD409 units that another tab has canceled are said to be canceled, and the dialog lists what is left', async () => {
  const part = { itemId: lineOf(purchaseOf('1', 'PLACED')), quantity: 1 };
  const openUnits = [{ itemId: part.itemId, cancellable: 2, returnable: 0 }];
  const placed = { ...purchaseOf('1', 'PLACED'), isCancellable: true, openUnits };
  const { user, shop } = openOrder(placed);
  await user.click(await screen.findByRole('button', { name: texts.cancel.open }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.cancel.title }));
  const reason = dialog.getByLabelText<HTMLSelectElement>(texts.cancel.reason);
  await user.click(dialog.getByRole('checkbox', { name: /2 items/ }));
  await user.selectOptions(reason, 'by-mistake');
  await run(shop.purchases.cancel(placed, { parts: [part], reason: 'by-mistake' }));
  await user.click(dialog.getByRole('button', { name: texts.cancel.confirm }));
  expect((await dialog.findByRole('alert')).textContent).toBe(texts.cancel.already);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /1 item/ }).checked).toBe(true);
  expect(reason.value).toBe('by-mistake');
  await run(shop.purchases.cancel(placed, { parts: [part], reason: 'by-mistake' }));
  await user.click(dialog.getByRole('button', { name: texts.cancel.confirm }));
  await waitFor(() => expect(dialog.queryByRole('checkbox')).toBeNull());
  expect(dialog.getByRole('alert').textContent).toBe(texts.cancel.already);
  expect(dialog.queryByRole('button', { name: texts.cancel.confirm })).toBeNull();
  await user.click(dialog.getByRole('button', { name: texts.cancel.close }));
  await screen.findByRole('heading', { name: texts.states.CANCELLED });
  expect(screen.queryByRole('button', { name: texts.cancel.open })).toBeNull();
});

test('ORD-09 ORD-20 CART-20 a gift that goes with the last goods of an order is named before they are canceled', async () => {
  const placed = purchaseOf('1', 'PLACED');
  const [bought] = placed.items;
  if (bought === undefined) throw new TypeError('The order has no line');
  const gift = { ...bought, id: 'gift', name: 'Day pack', quantity: 1, isBonus: true };
  const openUnits = [
    { itemId: bought.id, cancellable: 2, returnable: 0 },
    { itemId: gift.id, cancellable: 1, returnable: 0 },
  ];
  const { user } = openOrder({ ...placed, items: [bought, gift], isCancellable: true, openUnits });
  await user.click(await screen.findByRole('button', { name: texts.cancel.open }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.cancel.title }));
  const isSaid = (): boolean =>
    dialog
      .getAllByRole('status')
      .some(({ textContent }) => textContent?.includes('This also cancels the free Day pack.'));
  expect(isSaid()).toBe(false);
  await user.click(dialog.getByRole('checkbox', { name: /2 items/ }));
  expect(isSaid()).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: /Day pack/ }));
  expect(isSaid()).toBe(false);
});

test('ORD-09 ORD-21 ORD409 a cancellation of an order that was sent says that it can no longer be canceled', async () => {
  const placed = purchaseOf('1', 'PLACED');
  const openUnits = [{ itemId: lineOf(placed), cancellable: 2, returnable: 0 }];
  const { user, fakes } = openOrder({ ...placed, isCancellable: true, openUnits });
  await user.click(await screen.findByRole('button', { name: texts.cancel.open }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.cancel.title }));
  await user.click(dialog.getByRole('checkbox', { name: /2 items/ }));
  await user.selectOptions(dialog.getByLabelText(texts.cancel.reason), 'by-mistake');
  fakes.purchases.put({ ...placed, status: 'SHIPPED' });
  await user.click(dialog.getByRole('button', { name: texts.cancel.confirm }));
  expect((await dialog.findByRole('alert')).textContent).toBe(texts.cancel.closed);
});

test('ORD-16 ORD409 a return that was sent meanwhile says that it can no longer be canceled', async () => {
  const back = {
    returnId: 'return-1',
    returnNumber: 'R-1',
    date: '2026-01-02T10:00:00Z',
    status: 'LABEL_CREATED' as const,
    way: 'post' as const,
    items: [],
  };
  const order = { ...purchaseOf('1', 'DELIVERED'), returns: [back] };
  const { user, fakes } = openOrder(order);
  const own = texts.cancelReturn;
  await user.click(await screen.findByRole('button', { name: own.aReturn.named.replace('{return}', 'R-1') }));
  fakes.purchases.put({ ...order, returns: [{ ...back, status: 'IN_TRANSIT' }] });
  await user.click(screen.getByRole('button', { name: own.aReturn.confirm }));
  expect(await screen.findByText(own.late.replace('{return}', 'R-1'))).toBeDefined();
});

test('ORD-07 OHS4004 an invoice of another order is reported as not found, and the order stays', async () => {
  const invoices = [{ invoiceId: 'US-I-000001', date: '2026-01-05T12:00:00Z' }];
  const { user, fakes } = openOrder({ ...purchaseOf('1', 'DELIVERED'), invoices });
  fakes.faults.failNext('download', apiRefusal('OHS4004', 404));
  await user.click(await screen.findByRole('button', { name: /US-I-000001/ }));
  await screen.findByText('OHS4004 happened');
  expect(screen.getByRole('heading', { name: 'Order number-1' })).toBeDefined();
});
