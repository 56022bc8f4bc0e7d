import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { invoicesOf, issueDocument, repaymentsOf } from './document-records.ts';
import { listRefundParts } from './operation-records.ts';
import { refundMessage } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import { shippingTaxesOf, unitsOfRefund } from './order-taxes.ts';
import { rowsOf } from './order-row-records.ts';
import { markSettled } from './refund-records.ts';

/**
 * Issues the credit note of a refund of a locked order, if its units were invoiced, and sends its message, once, when the
 * payment provider has accepted all of it; does nothing before. Until then the shopper sees no refund (orders and money:
 * refunds). A cancellation of which nothing was charged has said so when it was made, and sends nothing more.
 */
export const settleRefund = async (
  tx: Tx,
  order: OrderRecord,
  { refundId, now }: { readonly refundId: string; readonly now: number },
): Promise<void> => {
  const refund = await markSettled(tx, refundId, now);
  if (refund === undefined) return;
  const { amount, tax, kind } = refund;
  const rows = await rowsOf(tx, order.orderId);
  const units = unitsOfRefund(rows, refundId);
  // What is left is the shipping, which contributes to the refund with its tax.
  const shipping = amount - units.reduce((sum, { unit }) => sum + unit.amount, 0);
  const parts = await listRefundParts(tx, refundId);
  const invoiceIds = invoicesOf(rows, { kind, units });
  if (invoiceIds.length > 0)
    await issueDocument(tx, order, {
      kind: 'credit-note',
      refundId,
      invoiceIds,
      parts,
      rows,
      units,
      shipping,
      shippingTaxes: shippingTaxesOf(rows, { refundId, tax }, order),
      now,
    });
  const released = rows.refunds.find((one) => one.refundId === refundId)?.released ?? 0;
  const isSaid = kind === 'canceled' && released === amount;
  if (amount > 0 && !isSaid)
    await enqueueMessage(
      tx,
      refundMessage(order, { refundId, amount, released }, { units, repayments: repaymentsOf({ rows, parts }) }),
    );
};
