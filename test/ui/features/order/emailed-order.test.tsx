import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;

test('ORD-15 CART-12 an order that is only sent by email has no parcel, shipping or tax of nothing', async () => {
  const opened = openShop();
  const order = purchaseOf('1', 'DELIVERED');
  opened.fakes.purchases.put({
    ...order,
    items: order.items.map((item) => ({ ...item, isDigital: true })),
    totals: { ...order.totals, shipping: Amount.zero, tax: Amount.zero },
    shipments: [
      {
        shipmentId: 's-1',
        status: 'DELIVERED',
        label: 'Email',
        deliveryTime: '',
        itemIds: order.items.map(({ id }) => id),
        arrivedAt: '2026-01-02T20:00:00Z',
      },
    ],
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  const steps = within(await screen.findByRole('list', { name: texts.progress }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/January.*/, ''))).toEqual([
    texts.states.PLACED,
    texts.emailedStates.DELIVERED,
  ]);
  expect(screen.getByRole('region', { name: texts.byEmail }).textContent).toContain('Sent on January 2, 2026');
  const total = within(screen.getByRole('region', { name: texts.summary }));
  expect([total.queryByText(enUs.cart.rows.tax), total.queryByText(enUs.cart.rows.shipping)]).toEqual([null, null]);
  expect(container.textContent).not.toMatch(/parcel|shipped|delivered|delivery/i);
  expect(screen.queryByRole('link', { name: texts.warranty })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});
