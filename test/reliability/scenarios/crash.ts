import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { stockOf, takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';

/** The points of placing an order at which a process can crash. */
export const crashPoints = [
  'key-claimed',
  'stock-held',
  'pending-committed',
  'provider-called',
  'answer-received',
  'finalized',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/**
 * With a declined card the cart must stay payable, with an accepted one there must be an order, wherever the process
 * crashed.
 */
export type CrashCard = 'tok_test_succeeds' | 'tok_test_card_declined';

/**
 * R2: a process is killed at a point of placing an order. Afterwards the order reconciler runs, and the shopper places
 * the order again on another process: there is one order, charged once and readable by its shopper, or, if declined,
 * none and no money moved.
 */
export const dieAt = async (harness: Harness, point: CrashPoint, card: CrashCard): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 5);
  const [doomed, shopper] = await Promise.all([harness.startService({ crashAt: point }), harness.shopper()]);
  const order = await checkOut(shopper, variant, card);
  const lost = await place(harness.at(shopper, doomed), order).then(
    () => 'answered',
    () => 'lost',
  );
  await doomed.exited;

  await harness.abandonAll();
  await Promise.all([harness.complete(), harness.complete()]);
  const between = await harness.audit();
  const pending = await harness.database.db
    .selectFrom('orders')
    .select('orderId')
    .where('status', '=', 'PAYMENT_PENDING')
    .execute();
  const again = await place(shopper, order);

  const charges = harness.ledger().filter(({ reference }) => reference === order.orderNumber);
  const orders = await harness.database.db
    .selectFrom('orders')
    .select('status')
    .where('orderNumber', '=', order.orderNumber)
    .execute();
  const stock = await stockOf(harness.database, variant);
  const expected =
    card === 'tok_test_succeeds'
      ? { status: 200, charges: 1, orders: ['PLACED'], stock: { onHand: 4, reserved: 0 } }
      : { status: 402, charges: 0, orders: [], stock: { onHand: 5, reserved: 1 } };
  const seen = { status: again.status, charges: charges.length, orders: orders.map(({ status }) => status), stock };
  return [
    ...(lost === 'lost' ? [] : ['the process did not die']),
    ...(pending.length === 0 ? [] : [`${pending.length} orders still wait`]),
    ...(JSON.stringify(seen) === JSON.stringify(expected)
      ? []
      : [`${point} ${card}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`]),
    ...[...between, ...(await harness.audit())].map((finding) => JSON.stringify(finding)),
  ];
};

/**
 * I03: how many milliseconds a shopper waits for an order whose process was killed, when only the order reconciler of
 * another process completes it.
 */
export const waitForReconciler = async (harness: Harness, point: CrashPoint): Promise<number> => {
  const [doomed, rescuer, shopper] = await Promise.all([
    harness.startService({ crashAt: point }),
    harness.startService({ reconciler: true }),
    harness.shopper(),
  ]);
  const order = await checkOut(shopper, await takeVariant(harness.database, 5));
  const began = performance.now();
  await place(harness.at(shopper, doomed), order).catch(() => undefined);
  for (;;) {
    const placed = await harness.database.db
      .selectFrom('orders')
      .select('orderId')
      .where('orderNumber', '=', order.orderNumber)
      .where('status', '=', 'PLACED')
      .executeTakeFirst();
    if (placed !== undefined || performance.now() - began > 120_000) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await rescuer.stop();
  return performance.now() - began;
};
