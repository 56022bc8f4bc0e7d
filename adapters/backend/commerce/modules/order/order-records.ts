import { sql, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type OrderRecord = Selectable<Schema['orders']>;
export type PaymentAttempt = Selectable<Schema['paymentAttempt']>;

/** What became of a placement: its order, or the refused attempt. */
export type OrderPlacement = OrderRecord | PaymentAttempt;

export const isRefusedAttempt = (placement: OrderPlacement): placement is PaymentAttempt => 'attemptId' in placement;

/** Whether an order waits for its payment. */
export const isPending = (
  placement: OrderPlacement,
): placement is OrderRecord & { readonly status: 'PAYMENT_PENDING' } =>
  !isRefusedAttempt(placement) && placement.status === 'PAYMENT_PENDING';

/** Seconds in which only the placing process settles an order. */
const PLACING_SECONDS = 12;
/** Seconds in which only the claiming process settles an order. */
const LEASE_SECONDS = 15;

/** A literal, since the indexes of orders are partial. */
const PENDING = sql.lit('PAYMENT_PENDING' as const);

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

type NewOrder = Pick<
  OrderRecord,
  | 'orderId'
  | 'orderNumber'
  | 'cartId'
  | 'consumerId'
  | 'siteId'
  | 'total'
  | 'tax'
  | 'currency'
  | 'email'
  | 'phone'
  | 'billingAddress'
  | 'isTaxIncluded'
  | 'totals'
  | 'instrumentId'
  | 'providerKey'
  | 'idempotencyKey'
  | 'correlationId'
  | 'createdAt'
  | 'pointsAccountId'
>;

/** Inserts a pending order. A cart has at most one (I01). */
export const insertOrder = (tx: Tx, { billingAddress, totals, ...order }: NewOrder): Promise<OrderRecord> =>
  tx
    .insertInto('orders')
    .values({
      ...order,
      status: 'PAYMENT_PENDING',
      billingAddress: billingAddress === null ? null : sql`${JSON.stringify(billingAddress)}::jsonb`,
      totals: sql`${JSON.stringify(totals)}::jsonb`,
      settleAfter: inSeconds(PLACING_SECONDS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type NumberKey = {
  readonly orderNumber: string;
  readonly cartId: string;
  readonly consumerId: string;
  readonly siteId: string;
};

/** The consumer's order of a number, or its latest refused attempt. */
export const findPlacementByNumber = async (db: Queries, key: NumberKey): Promise<OrderPlacement | undefined> =>
  (await db
    .selectFrom('orders')
    .selectAll()
    .where('orderNumber', '=', key.orderNumber)
    .where('cartId', '=', key.cartId)
    .where('consumerId', '=', key.consumerId)
    .where('siteId', '=', key.siteId)
    .executeTakeFirst()) ??
  db
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('orderNumber', '=', key.orderNumber)
    .where('cartId', '=', key.cartId)
    .where('consumerId', '=', key.consumerId)
    .where('siteId', '=', key.siteId)
    .orderBy('settledAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The refused attempt of a consumer that an order has become. */
export const findAttempt = (
  db: Queries,
  key: { readonly orderId: string; readonly consumerId: string; readonly siteId: string },
): Promise<PaymentAttempt | undefined> =>
  db
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('attemptId', '=', key.orderId)
    .where('consumerId', '=', key.consumerId)
    .where('siteId', '=', key.siteId)
    .executeTakeFirst();

export const readPlacedOrder = (db: Queries, orderId: string): Promise<OrderRecord> =>
  db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();

/** The order of an id, or the refused attempt that it became. */
export const readPlacement = async (db: Queries, orderId: string): Promise<OrderPlacement> =>
  (await db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirst()) ??
  db.selectFrom('paymentAttempt').selectAll().where('attemptId', '=', orderId).executeTakeFirstOrThrow();

/** The pending order of a cart. */
export const findPendingOrder = (
  db: Queries,
  cart: { readonly cartId: string; readonly consumerId: string },
): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('cartId', '=', cart.cartId)
    .where('consumerId', '=', cart.consumerId)
    .where('status', '=', PENDING)
    .executeTakeFirst();

/**
 * The placement of a key. `isInProgress`: the placing process may still be active; read in the same statement, so that
 * it is consistent with the status.
 */
export const findPlacementByKey = async (
  db: Queries,
  call: { readonly consumerId: string; readonly key: string },
): Promise<{ readonly placement: OrderPlacement; readonly isInProgress: boolean } | undefined> => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .select(
      sql<boolean>`status = 'PAYMENT_PENDING' and payment = 'unknown' and settle_after > now()`.as('isInProgress'),
    )
    .where('consumerId', '=', call.consumerId)
    .where('idempotencyKey', '=', call.key)
    .executeTakeFirst();
  if (order !== undefined) return { placement: order, isInProgress: order.isInProgress };
  const attempt = await db
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('consumerId', '=', call.consumerId)
    .where('idempotencyKey', '=', call.key)
    .orderBy('settledAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return attempt === undefined ? undefined : { placement: attempt, isInProgress: false };
};

/** Locks an order; undefined when it was refused. */
export const lockOrder = (tx: Tx, orderId: string): Promise<OrderRecord | undefined> =>
  tx.selectFrom('orders').selectAll().where('orderId', '=', orderId).forUpdate().executeTakeFirst();

/**
 * Stores the payment of a pending order; undefined when it has ended before, or while its charge is being voided (I09).
 */
export const markPlaced = async (
  tx: Tx,
  orderId: string,
  { payment, chargeId }: { readonly payment: 'authorized' | 'charged'; readonly chargeId: string | null },
): Promise<OrderRecord | undefined> => {
  const placed = await tx
    .updateTable('orders')
    .set({ status: 'PLACED', payment, chargeId, settledAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING)
    .where('payment', '<>', 'voiding')
    .returningAll()
    .executeTakeFirst();
  if (placed !== undefined && payment === 'charged')
    await tx
      .updateTable('orderInstrument')
      .set({ captured: sql<number>`amount` })
      .where('orderId', '=', orderId)
      .execute();
  return placed;
};

/**
 * Turns a pending order into a refused payment attempt, and deletes it with its rows. Undefined when it has ended
 * before.
 */
export const refusePlacement = async (
  tx: Tx,
  orderId: string,
  { payment, refusal }: Pick<PaymentAttempt, 'payment' | 'refusal'>,
): Promise<PaymentAttempt | undefined> => {
  const order = await tx
    .deleteFrom('orders')
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING)
    .returningAll()
    .executeTakeFirst();
  if (order === undefined) return undefined;
  return tx
    .insertInto('paymentAttempt')
    .values({
      attemptId: orderId,
      orderNumber: order.orderNumber,
      cartId: order.cartId,
      consumerId: order.consumerId,
      siteId: order.siteId,
      total: order.total,
      currency: order.currency,
      instrumentId: order.instrumentId,
      providerKey: order.providerKey,
      chargeId: order.chargeId,
      challengeId: order.challengeId,
      idempotencyKey: order.idempotencyKey,
      correlationId: order.correlationId,
      createdAt: order.createdAt,
      payment,
      refusal,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Stores the challenge of a pending order. */
export const storeChallenge = async (
  db: Queries,
  orderId: string,
  challenge: { readonly challengeId: string; readonly chargeId: string },
): Promise<OrderPlacement> => {
  await db
    .updateTable('orders')
    .set({
      payment: 'challenge',
      challengeId: challenge.challengeId,
      chargeId: challenge.chargeId,
      settleAfter: inSeconds(LEASE_SECONDS),
    })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING)
    .where('payment', '<>', 'voiding')
    .execute();
  return readPlacement(db, orderId);
};

/**
 * Marks an order before its charge is voided: from then on it can only be canceled. Undefined when it has ended before.
 */
export const markVoiding = (db: Queries, orderId: string, chargeId: string): Promise<OrderRecord | undefined> =>
  db
    .updateTable('orders')
    .set({ payment: 'voiding', chargeId, settleAfter: inSeconds(LEASE_SECONDS) })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING)
    .returningAll()
    .executeTakeFirst();

/** Allows other processes to settle an order now. */
export const releaseLease = async (db: Queries, orderId: string): Promise<OrderPlacement> => {
  await db
    .updateTable('orders')
    .set({ settleAfter: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING)
    .execute();
  return readPlacement(db, orderId);
};

/** Claims orders that no process is settling. Concurrent calls get different orders. */
export const claimUnsettled = async (tx: Tx): Promise<readonly OrderRecord[]> =>
  (
    await sql<OrderRecord>`
      update orders set settle_after = ${inSeconds(LEASE_SECONDS)} where order_id in (
        select order_id from orders where status = 'PAYMENT_PENDING' and settle_after <= now()
          order by settle_after limit 20 for update skip locked)
      returning *`.execute(tx)
  ).rows;
