import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderPayment } from '#ui/pages/order-status/order-payment.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';

vi.mock('#ui/features/checkout/mount-card-fields.ts', () => ({
  mountCardFields: () => ({
    tokenize: () =>
      Promise.resolve({
        _tag: 'Token',
        token: { token: 't', brand: 'visa', last4: '4242', expMonth: 12, expYear: 39 },
      }),
    focus: () => undefined,
    refuse: () => undefined,
    dispose: () => undefined,
  }),
}));

const open = (shop: OpenShop): Promise<void> =>
  act(async () => void renderInShop(<OrderPayment />, shop, '/en-us/order-payment?order=1'));

test('PAY-17 a payment by another card ends with thanks that take the focus, above the order with its payments', async () => {
  const opened = openShop();
  const until = '2026-01-05T10:00:00Z';
  const amount = Amount.of(10_000);
  const instruments = [{ id: 'i', method: 'CREDIT_CARD', brand: 'visa', maskedNumber: '•••• 4242', amount }];
  opened.fakes.purchases.put({ ...purchaseOf('1', 'PROCESSING'), instruments, paymentDue: { amount, until } });
  await open(opened);
  const button = await screen.findByRole('button', { name: 'Pay $100.00' });
  fireEvent.submit(button.closest('form') ?? button);
  const thanks = await screen.findByText(/^Thank you\. We received your payment of \$100\.00, and order number-1/);
  expect(document.activeElement?.contains(thanks)).toBe(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(enUs.orders.pay.done);
  expect(screen.getByRole('heading', { name: 'Order number-1' })).toBeDefined();
  expect(screen.getByText(enUs.orders.payment).nextElementSibling?.textContent).toBe('Visa •••• 4242, $100.00');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('PAY-17 an order of which nothing is due leads to its page', async () => {
  const opened = openShop();
  opened.fakes.purchases.put(purchaseOf('1', 'SHIPPED'));
  await open(opened);
  expect(await screen.findByText(enUs.orders.pay.nothing.replace('{number}', 'number-1'))).toBeDefined();
  expect(screen.getByRole('link', { name: enUs.orders.pay.toOrder }).getAttribute('href')).toMatch(
    /order-status\?order=1$/,
  );
});
