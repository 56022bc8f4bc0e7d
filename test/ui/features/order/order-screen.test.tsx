import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;

test.each([
  [true, 1],
  [false, 0],
])('ORD-16 a refund that the bank refuses (%s) is explained with its amount', async (isRefused, notices) => {
  const opened = openShop();
  opened.fakes.purchases.put({
    ...purchaseOf('1', 'DELIVERED'),
    returns: [{ returnId: 'R-1', date: '2026-01-02T10:00:00Z', status: 'RECEIVED', way: 'post', items: [] }],
    refundDue: { amount: Amount.of(4_250), isRefused },
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  await screen.findByRole('heading', { name: 'Order number-1' });
  expect(screen.queryAllByText(texts.refundRefused.replace('{amount}', '$42.50'))).toHaveLength(notices);
  expect(screen.queryByText(texts.returnStates.REFUNDED)).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});
