import { sql, type Selectable } from 'kysely';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type OperationRecord = Selectable<Schema['paymentOperation']>;

/** Seconds in which only the process that has claimed an operation sends it. */
const LEASE_SECONDS = 15;

type NewOperation = Pick<OperationRecord, 'orderId' | 'instrumentId' | 'kind' | 'amount'> &
  Partial<Pick<OperationRecord, 'shipmentId' | 'refundId'>>;

/** The column of a tender that an operation raises. */
const columns = { capture: 'captured', release: 'released', refund: 'refunded' } as const;

/** Adds to an amount of a tender; the database refuses to take or return more than its amount. */
const raise = async (
  tx: Tx,
  { orderId, instrumentId, kind }: Pick<OperationRecord, 'orderId' | 'instrumentId' | 'kind'>,
  amount: number,
): Promise<void> => {
  const column = sql.ref(columns[kind]);
  await sql`update order_instrument set ${column} = ${column} + ${amount}
    where order_id = ${orderId} and instrument_id = ${instrumentId}`.execute(tx);
};

/** Stores a request to the provider before it is sent, and counts it in the amounts of its tender. */
export const insertOperation = async (
  tx: Tx,
  { shipmentId = null, refundId = null, ...operation }: NewOperation,
): Promise<void> => {
  await raise(tx, operation, operation.amount);
  await tx
    .insertInto('paymentOperation')
    .values({ ...operation, operationId: newId(), shipmentId, refundId, settleAfter: sql<Date>`now()` })
    .execute();
};

/** Stores an operation that was done without the provider, and counts it in the amounts of its tender. */
export const insertDone = async (tx: Tx, operation: NewOperation): Promise<void> => {
  await raise(tx, operation, operation.amount);
  const now = sql<Date>`now()`;
  await tx
    .insertInto('paymentOperation')
    .values({ ...operation, operationId: newId(), state: 'done', settleAfter: now, settledAt: now })
    .execute();
};

/** Claims operations that no process is sending, of one order or of all. Concurrent calls get different ones. */
export const claimOperations = async (tx: Tx, orderId?: string): Promise<readonly OperationRecord[]> =>
  (
    await sql<OperationRecord>`
      update payment_operation set settle_after = now() + make_interval(secs => ${LEASE_SECONDS})
      where operation_id in (
        select operation_id from payment_operation where state = 'pending' and settle_after <= now()
          and ${orderId === undefined ? sql`true` : sql`order_id = ${orderId}`}
          order by settle_after, created_at limit 20 for update skip locked)
      returning *`.execute(tx)
  ).rows;

/** Stores the result of a pending operation; false when it was stored before. A refused one counts no longer. */
export const settleOperation = async (
  tx: Tx,
  operation: OperationRecord,
  result: { readonly state: 'done' } | { readonly state: 'refused'; readonly refusal: string },
): Promise<boolean> => {
  const settled = await tx
    .updateTable('paymentOperation')
    .set({ ...result, settledAt: sql<Date>`now()` })
    .where('operationId', '=', operation.operationId)
    .where('state', '=', 'pending')
    .returning('operationId')
    .executeTakeFirst();
  if (settled === undefined) return false;
  if (result.state === 'refused') await raise(tx, operation, -operation.amount);
  return true;
};

type InstrumentRecord = Selectable<Schema['orderInstrument']>;

/** The tenders of an order, the remaining tender first: the order in which they are refunded. */
export const listInstruments = (db: Queries, orderId: string): Promise<readonly InstrumentRecord[]> =>
  db.selectFrom('orderInstrument').selectAll().where('orderId', '=', orderId).orderBy('position', 'desc').execute();

/** What tenders have paid and not got back, in minor units. */
export const paidBy = (instruments: readonly Pick<InstrumentRecord, 'captured' | 'refunded'>[]): number =>
  instruments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);

/** What is authorized with tenders and neither captured nor released, in minor units. */
export const heldBy = (instruments: readonly Pick<InstrumentRecord, 'amount' | 'captured' | 'released'>[]): number =>
  instruments.reduce((sum, { amount, captured, released }) => sum + amount - captured - released, 0);

/** What a tender of an order pays, in minor units. */
export const amountOf = async (
  db: Queries,
  { orderId, instrumentId }: Pick<OperationRecord, 'orderId' | 'instrumentId'>,
): Promise<number> =>
  (
    await db
      .selectFrom('orderInstrument')
      .select('amount')
      .where('orderId', '=', orderId)
      .where('instrumentId', '=', instrumentId)
      .executeTakeFirstOrThrow()
  ).amount;

/** The charge of an operation's tender; null if its order has none. */
export const readChargeId = async (
  db: Queries,
  { orderId, instrumentId }: Pick<OperationRecord, 'orderId' | 'instrumentId'>,
): Promise<string | null> =>
  (
    await sql<{ chargeId: string | null }>`
      select coalesce(tender.charge_id, orders.charge_id) as "chargeId"
      from orders left join order_instrument tender
        on tender.order_id = orders.order_id and tender.instrument_id = ${instrumentId}
      where orders.order_id = ${orderId}`.execute(db)
  ).rows[0]?.chargeId ?? null;

/**
 * What a refund has returned to each tender, or will return in these states: `refund` was charged before, `release` only
 * reserved.
 */
export const listRefundParts = async (
  db: Queries,
  refundId: string,
  states: readonly OperationRecord['state'][] = ['done'],
): Promise<readonly Pick<OperationRecord, 'instrumentId' | 'kind' | 'amount'>[]> =>
  db
    .selectFrom('paymentOperation')
    .select(['instrumentId', 'kind', 'amount'])
    .where('refundId', '=', refundId)
    .where('state', 'in', states)
    .orderBy('createdAt')
    .execute();

/** Shipments of an order with a capture that waits or has succeeded, or in one of these states. */
export const listCaptured = async (
  db: Queries,
  orderId: string,
  states: readonly OperationRecord['state'][] = ['pending', 'done'],
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('paymentOperation')
      .select('shipmentId')
      .where('orderId', '=', orderId)
      .where('kind', '=', 'capture')
      .where('state', 'in', states)
      .execute()
  ).flatMap(({ shipmentId }) => (shipmentId === null ? [] : [shipmentId]));

export const isCapturePending = async (db: Queries, shipmentId: string): Promise<boolean> =>
  (await db
    .selectFrom('paymentOperation')
    .select('operationId')
    .where('shipmentId', '=', shipmentId)
    .where('kind', '=', 'capture')
    .where('state', '=', 'pending')
    .executeTakeFirst()) !== undefined;
