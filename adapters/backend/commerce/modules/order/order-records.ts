import { sql, type Selectable } from 'kysely';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { LineQuantity } from '../cart/cart-records.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type OrderRecord = Selectable<Schema['orders']>;

/** The process that places an order has this long for itself before others may settle it. */
const OWN_SECONDS = 12;
/** Who takes an unsettled order to settle it has this long before another process may. */
const LEASE_SECONDS = 15;

/** A literal and no parameter: the indexes of orders that wait or stand are partial ones. */
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

/** Writes an order that waits for its payment. Its cart cannot have another one at the same time (I01). */
export const insertOrder = async (tx: Tx, { lines, snapshot, ...order }: NewOrder): Promise<OrderRecord> => {
  const { rows } = await sql<OrderRecord>`
    insert into orders (order_id, order_number, cart_id, consumer_id, site_id, status, total, tax, currency, snapshot,
      instrument_id, provider_key, idempotency_key, correlation_id, settle_after)
    values (${order.orderId}, ${order.orderNumber}, ${order.cartId}, ${order.consumerId}, ${order.siteId},
      'PAYMENT_PENDING', ${order.total}, ${order.tax}, ${order.currency},
      ${JSON.stringify(snapshot)}::jsonb, ${order.instrumentId}, ${order.providerKey}, ${order.idempotencyKey},
      ${order.correlationId}, ${inSeconds(OWN_SECONDS)})
    returning *`.execute(tx);
  await tx
    .insertInto('orderLine')
    .values(lines.map((line) => ({ orderId: order.orderId, ...line })))
    .execute();
  const [inserted] = rows;
  if (inserted === undefined) throw new TypeError('An order was not stored');
  return inserted;
};

export const findOrder = (
  db: Queries,
  key: { readonly orderId: string; readonly consumerId: string; readonly siteId: string },
): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('orderId', '=', key.orderId)
    .where('consumerId', '=', key.consumerId)
    .where('siteId', '=', key.siteId)
    .executeTakeFirst();

/** The consumer's latest order of this number: an attempt whose payment failed may have come before. */
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

/** The order of a cart that waits for its payment. */
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
 * The latest order that was placed under a key. `is_in_own_hands` while the process that placed it may still be at it;
 * read in
 * the same moment as the rest, or an order that ends in between would look as if it waited.
 */
export const findOrderByKey = (
  db: Queries,
  call: { readonly consumerId: string; readonly key: string },
): Promise<(OrderRecord & { readonly isInOwnHands: boolean }) | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .select(
      sql<boolean>`status = 'PAYMENT_PENDING' and payment = 'unknown' and settle_after > now()`.as('isInOwnHands'),
    )
    .where('consumerId', '=', call.consumerId)
    .where('idempotencyKey', '=', call.key)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export const lockOrder = (tx: Tx, orderId: string): Promise<OrderRecord> =>
  tx.selectFrom('orders').selectAll().where('orderId', '=', orderId).forUpdate().executeTakeFirstOrThrow();

type Outcome =
  | { readonly status: 'PLACED'; readonly payment: 'charged'; readonly chargeId: string }
  | { readonly status: 'CANCELLED'; readonly payment: 'declined' | 'voided'; readonly refusal: string };

/** Ends the waiting of an order; nothing when it has ended before, or is to be placed after it was given up (I09). */
export const endOrder = (tx: Tx, orderId: string, outcome: Outcome): Promise<OrderRecord | undefined> => {
  const waiting = tx
    .updateTable('orders')
    .set({ ...outcome, settledAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING);
  return (outcome.status === 'PLACED' ? waiting.where('payment', '<>', 'voiding') : waiting)
    .returningAll()
    .executeTakeFirst();
};

/** The shopper is asked by the bank; the order goes on waiting. */
export const noteChallenge = async (
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
 * Gives an order up before its charge is voided: from here on it can only be cancelled. Nothing when it has ended
 * before.
 */
export const giveUpOrder = (db: Queries, orderId: string, chargeId: string): Promise<OrderRecord | undefined> =>
  db
    .updateTable('orders')
    .set({ payment: 'voiding', chargeId, settleAfter: inSeconds(LEASE_SECONDS) })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING)
    .returningAll()
    .executeTakeFirst();

/** Lets others settle an order from now on. */
export const letGo = async (db: Queries, orderId: string): Promise<OrderRecord> => {
  await db
    .updateTable('orders')
    .set({ settleAfter: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('status', '=', PENDING)
    .execute();
  return readOrder(db, orderId);
};

/** Takes orders that no process is settling. Of many processes that ask at once each gets others. */
export const takeUnsettled = async (tx: Tx): Promise<readonly OrderRecord[]> =>
  (
    await sql<OrderRecord>`
      update orders set settle_after = ${inSeconds(LEASE_SECONDS)} where order_id in (
        select order_id from orders where status = 'PAYMENT_PENDING' and settle_after <= now()
          order by settle_after limit 20 for update skip locked)
      returning *`.execute(tx)
  ).rows;

/** What was sold, in the ledger: the payment, and what it is made of. The entries of a set sum to zero (I08). */
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

/** Publishes the event, once and only if all the rest is committed (I11). */
export const insertEvent = async (
  tx: Tx,
  kind: 'OrderPlaced' | 'OrderCancelled',
  order: OrderRecord,
): Promise<void> => {
  const { orderNumber, total, currency } = order;
  const body = { orderNumber, total, currency };
  await sql`
    insert into outbox (event_id, kind, order_id, body)
    values (${`${kind} ${order.orderId}`}, ${kind}, ${order.orderId}, ${JSON.stringify(body)}::jsonb)`.execute(tx);
};
