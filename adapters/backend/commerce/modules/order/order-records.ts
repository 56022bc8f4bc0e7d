import { sql, type Selectable } from 'kysely';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { LineQuantity } from '../cart/cart-records.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type OrderRecord = Selectable<Schema['orders']>;

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
  | 'instrumentId'
  | 'providerKey'
  | 'idempotencyKey'
  | 'correlationId'
> & { readonly snapshot: OrderWire; readonly lines: readonly LineQuantity[] };

/** Inserts a pending order. A cart has at most one (I01). */
export const insertOrder = async (tx: Tx, { lines, snapshot, ...order }: NewOrder): Promise<OrderRecord> => {
  const { rows } = await sql<OrderRecord>`
    insert into orders (order_id, order_number, cart_id, consumer_id, site_id, status, total, tax, currency, snapshot,
      instrument_id, provider_key, idempotency_key, correlation_id, settle_after)
    values (${order.orderId}, ${order.orderNumber}, ${order.cartId}, ${order.consumerId}, ${order.siteId},
      'PAYMENT_PENDING', ${order.total}, ${order.tax}, ${order.currency},
      ${JSON.stringify(snapshot)}::jsonb, ${order.instrumentId}, ${order.providerKey}, ${order.idempotencyKey},
      ${order.correlationId}, ${inSeconds(PLACING_SECONDS)})
    returning *`.execute(tx);
  await tx
    .insertInto('orderLine')
    .values(lines.map((line) => ({ orderId: order.orderId, ...line })))
    .execute();
  const [inserted] = rows;
  if (inserted === undefined) throw new TypeError('An order was not stored');
  return inserted;
};

/** The consumer's latest order of this number; earlier ones may have failed. */
export const findOrderByNumber = (
  db: Queries,
  key: { readonly orderNumber: string; readonly cartId: string; readonly consumerId: string; readonly siteId: string },
): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('orderNumber', '=', key.orderNumber)
    .where('cartId', '=', key.cartId)
    .where('consumerId', '=', key.consumerId)
    .where('siteId', '=', key.siteId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export const readOrder = (db: Queries, orderId: string): Promise<OrderRecord> =>
  db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();

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
 * The latest order of a key. `isInProgress`: the placing process may still be active; read in the same statement, so
 * that it is consistent with the status.
 */
export const findOrderByKey = (
  db: Queries,
  call: { readonly consumerId: string; readonly key: string },
): Promise<(OrderRecord & { readonly isInProgress: boolean }) | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .select(
      sql<boolean>`status = 'PAYMENT_PENDING' and payment = 'unknown' and settle_after > now()`.as('isInProgress'),
    )
    .where('consumerId', '=', call.consumerId)
    .where('idempotencyKey', '=', call.key)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export const lockOrder = (tx: Tx, orderId: string): Promise<OrderRecord> =>
  tx.selectFrom('orders').selectAll().where('orderId', '=', orderId).forUpdate().executeTakeFirstOrThrow();

type OrderResult =
  | { readonly status: 'PLACED'; readonly payment: 'charged'; readonly chargeId: string }
  | { readonly status: 'CANCELLED'; readonly payment: 'declined' | 'voided'; readonly refusal: string };

/**
 * Stores the result of a pending order; undefined when it has ended before, or is to be placed while its charge is
 * being voided (I09).
 */
export const endOrder = (tx: Tx, orderId: string, outcome: OrderResult): Promise<OrderRecord | undefined> => {
  const waiting = tx
    .updateTable('orders')
    .set({ ...outcome, settledAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING);
  return (outcome.status === 'PLACED' ? waiting.where('payment', '<>', 'voiding') : waiting)
    .returningAll()
    .executeTakeFirst();
};

/** Stores the challenge of a pending order. */
export const storeChallenge = async (
  db: Queries,
  orderId: string,
  challenge: { readonly challengeId: string; readonly chargeId: string },
): Promise<OrderRecord> => {
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
  return readOrder(db, orderId);
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
export const releaseLease = async (db: Queries, orderId: string): Promise<OrderRecord> => {
  await db
    .updateTable('orders')
    .set({ settleAfter: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING)
    .execute();
  return readOrder(db, orderId);
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

/** Ledger entries of a sale: the payment and its parts. The entries of a set sum to zero (I08). */
export const insertSale = async (tx: Tx, order: OrderRecord): Promise<void> => {
  const common = { entrySet: `sale ${order.orderId}`, orderId: order.orderId, currency: order.currency };
  await tx
    .insertInto('ledgerEntry')
    .values([
      { ...common, account: 'payment', amount: order.total },
      { ...common, account: 'sales', amount: order.tax - order.total },
      { ...common, account: 'tax', amount: -order.tax },
    ])
    .execute();
};
