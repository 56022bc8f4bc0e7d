import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { cancellationObstacle } from '#core/order/cancellation.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';

const placed = { ...purchaseOf('1', 'PLACED'), isCancellable: true };
const itemId = placed.items[0]?.id ?? '';

/** The order with units that can be canceled, and units that were canceled. */
const orderWith = (open: number, canceled: number, changes: Partial<Purchase> = {}): Purchase => ({
  ...placed,
  openUnits: open === 0 ? [] : [{ itemId, cancellable: open, returnable: 0 }],
  refunds:
    canceled === 0
      ? []
      : [{ kind: 'canceled', amount: Amount.zero, date: placed.orderDate, items: [{ itemId, quantity: canceled }] }],
  ...changes,
});

const closed = { status: 'SHIPPED', isCancellable: false } as const;

test.each([
  ['both units were canceled meanwhile', orderWith(2, 0), orderWith(0, 2, closed), 'canceled'],
  ['one of both was canceled meanwhile', orderWith(2, 0), orderWith(1, 1), 'canceled'],
  ['one of both is being prepared', orderWith(2, 0), orderWith(1, 0), 'prepared'],
  ['one was canceled before, and the others are being prepared', orderWith(2, 1), orderWith(0, 1), 'prepared'],
  ['one was canceled meanwhile, and one is being prepared', orderWith(2, 0), orderWith(0, 1), 'prepared'],
  ['the order was sent', orderWith(2, 0), orderWith(0, 0, closed), 'closed'],
  ['the order is as it was', orderWith(2, 0, closed), orderWith(2, 0, closed), 'closed'],
] as const)('ORD-21 ORD409 says why two units cannot be canceled: %s', (_, shown, now, obstacle) => {
  expect(cancellationObstacle({ shown, now }, [{ itemId, quantity: 2 }])).toBe(obstacle);
});
