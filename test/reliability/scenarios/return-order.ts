import { sql } from 'kysely';
import { consumer } from '#adapters/contract/order.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { operateReturn } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { moveOrder } from '#test/support/commerce/operator.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';

/** The points of a return and its refund at which a process can crash. */
export const returnPoints = ['return-committed', 'refund-answered'] as const;

const deliveredOrder = async (harness: Harness) => {
  const variant = await takeVariant(harness.database, 5);
  const shopper = await harness.shopper();
  const { reply: order } = await place(shopper, await checkOut(shopper, { ...variant, qty: 2 }));
  await moveOrder(harness, order.orderNumber, 'ship', 'deliver');
  return { shopper, order };
};

const returnUnit = (shopper: Shopper, { orderId, items }: OrderWire, key: string) =>
  shopper.call(consumer.createReturn, {
    params: { orderId },
    key,
    body: { items: [{ itemId: items[0]?.id ?? '', qty: 1, reason: 'too-small' }] },
  });

const operateOn = (harness: Harness, action: 'receive' | 'refund', returnId: string) =>
  operateReturn(harness.database.db, action, { returnId, reason: '', now: Date.now() });

const countOf = async ({ database }: Harness, { orderId, orderNumber }: OrderWire): Promise<unknown> => {
  const { rows } = await sql`select
    (select count(*)::int from order_return where order_id = ${orderId}) as returns,
    (select count(*)::int from order_unit where order_id = ${orderId} and return_id is not null) as units,
    (select count(*)::int from message where kind = 'return-label' and params->>'orderNumber' = ${orderNumber}) as labels,
    (select count(*)::int from message where kind = 'refund' and params->>'orderNumber' = ${orderNumber}) as refunds`.execute(
    database.db,
  );
  return rows[0];
};

/**
 * The process that creates a return, or that refunds it, is killed. The same request creates no second return; another
 * process refunds the unit once, and one message says so.
 */
export const dieWhileReturning = async (
  harness: Harness,
  point: (typeof returnPoints)[number],
): Promise<readonly string[]> => {
  const { shopper, order } = await deliveredOrder(harness);
  const key = freshKey();
  if (point === 'return-committed') {
    const doomed = await harness.startService({ crashAt: point });
    await returnUnit(harness.at(shopper, doomed), order, key).catch(() => undefined);
    await doomed.exited;
  }
  const { returnId } = (await returnUnit(shopper, order, key)).reply;
  await operateOn(harness, 'receive', returnId);
  const outcomes = [await operateOn(harness, 'refund', returnId), await operateOn(harness, 'refund', returnId)];
  if (point === 'refund-answered') {
    const doomed = await harness.startService({ crashAt: 'operation-answered', reconciler: true });
    await doomed.exited;
    await harness.abandonAll();
  }
  await Promise.all([harness.complete(), harness.complete()]);
  const operations = harness
    .ledger()
    .filter(({ reference }) => reference === order.orderNumber)
    .map(({ type }) => type);
  const seen = { outcomes, operations, count: await countOf(harness, order) };
  const expected = {
    outcomes: ['Done', 'Nothing'],
    operations: ['authorize', 'capture', 'refund'],
    count: { returns: 1, units: 1, labels: 1, refunds: 1 },
  };
  return [
    ...(JSON.stringify(seen) === JSON.stringify(expected) ? [] : [`${point}: ${JSON.stringify(seen)}`]),
    ...(await harness.audit()).map((finding) => JSON.stringify(finding)),
  ];
};
