import { beginHandOver } from '#adapters/backend/commerce/modules/order/hand-over.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { consumer } from '#adapters/contract/order.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { stockOf, takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';

const buy = async (harness: Harness) => {
  const variant = await takeVariant(harness.database, 5);
  const shopper = await harness.shopper();
  const { reply: order } = await place(shopper, await checkOut(shopper, { ...variant, qty: 2 }));
  return { variant, shopper, order };
};

const cancel = (shopper: Shopper, order: OrderWire) =>
  shopper.call(consumer.cancelOrder, {
    query: { orderNumber: order.orderNumber },
    body: { items: [{ itemId: order.items[0]?.id ?? '', qty: 2 }], reason: 'Too many' },
  });

const operationsOn = async (harness: Harness, { orderNumber }: OrderWire): Promise<readonly string[]> =>
  harness
    .ledger()
    .filter(({ reference }) => reference === orderNumber)
    .map(({ type }) => type);

const differences = (seen: unknown, expected: unknown): readonly string[] =>
  JSON.stringify(seen) === JSON.stringify(expected)
    ? []
    : [`${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`];

const findings = async (harness: Harness): Promise<readonly string[]> =>
  (await harness.audit()).map((finding) => JSON.stringify(finding));

/** Many tabs cancel the same units on two processes: one cancels them, and the money is released once. */
export const cancelInManyTabs = async (harness: Harness, tabs: number): Promise<readonly string[]> => {
  const { variant, shopper, order } = await buy(harness);
  const answers = await Promise.all(
    Array.from({ length: tabs }, (_, tab) =>
      cancel(harness.at(shopper, harness.services[tab % 2 === 0 ? 0 : 1]), order),
    ),
  );
  await harness.abandonAll();
  await Promise.all([harness.complete(), harness.complete()]);
  return [
    ...differences(answers.map(({ status }) => status).toSorted(), [
      200,
      ...Array.from({ length: tabs - 1 }, () => 409),
    ]),
    ...differences(await operationsOn(harness, order), ['authorize', 'release']),
    ...differences(await stockOf(harness.database, variant), { onHand: 5, reserved: 0 }),
    ...(await findings(harness)),
  ];
};

/** The process that cancels is killed; another one releases the money once. */
export const dieWhileCanceling = async (
  harness: Harness,
  point: 'change-committed' | 'operation-answered',
): Promise<readonly string[]> => {
  const { variant, shopper, order } = await buy(harness);
  const doomed = await harness.startService({ crashAt: point });
  await cancel(harness.at(shopper, doomed), order).catch(() => undefined);
  await doomed.exited;
  await harness.abandonAll();
  await Promise.all([harness.complete(), harness.complete()]);
  return [
    ...differences((await cancel(shopper, order)).status, 409),
    ...differences(await operationsOn(harness, order), ['authorize', 'release']),
    ...differences(await stockOf(harness.database, variant), { onHand: 5, reserved: 0 }),
    ...(await findings(harness)),
  ];
};

/** The process that captures is killed after the response; the shipment is captured and invoiced once. */
export const dieWhileCapturing = async (harness: Harness): Promise<readonly string[]> => {
  const { shopper, order } = await buy(harness);
  await withTransaction(harness.database.db, (tx) =>
    beginHandOver(tx, order.orderId, { shipmentId: order.shipments[0]?.shipmentId ?? '', now: Date.now() }),
  );
  const doomed = await harness.startService({ crashAt: 'operation-answered', reconciler: true });
  await doomed.exited;
  await harness.abandonAll();
  await Promise.all([harness.complete(), harness.complete()]);
  const { reply } = await shopper.call(consumer.purchase, { params: { orderId: order.orderId } });
  return [
    ...differences([reply.status, reply.invoices.length], ['SHIPPED', 1]),
    ...differences(await operationsOn(harness, order), ['authorize', 'capture']),
    ...(await findings(harness)),
  ];
};
