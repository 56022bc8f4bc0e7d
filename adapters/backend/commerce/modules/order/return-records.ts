import { sql, type Insertable, type Selectable } from 'kysely';
import type { ReturnState } from '#core/order/moves.ts';
import type { OrderPart } from '#core/order/order-part.ts';
import type { ReturnReason, WITHDRAWAL_REASON } from '#core/order/return.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

type ReturnRecord = Selectable<Schema['orderReturn']>;

/** Units of a line of a return; a withdrawal from the contract has no other reason. */
export type ReturnedPart = OrderPart & {
  readonly reason: ReturnReason | typeof WITHDRAWAL_REASON;
  /** The line that replaces the units by another size. */
  readonly exchangeLineId?: string;
};

/** Inserts a return with its lines, and returns its number. */
export const insertReturn = async (
  tx: Tx,
  back: Insertable<Schema['orderReturn']>,
  parts: readonly ReturnedPart[],
): Promise<string> => {
  const { returnId, orderId } = back;
  const { returnNumber } = await tx
    .insertInto('orderReturn')
    .values(back)
    .returning('returnNumber')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('returnLine')
    .values(
      parts.map(({ itemId, quantity, reason, exchangeLineId = null }) => ({
        returnId,
        orderId,
        lineId: itemId,
        quantity,
        reason,
        exchangeLineId,
      })),
    )
    .execute();
  return returnNumber;
};

/** Undefined for an unknown id. */
export const findReturn = (db: Queries, returnId: string): Promise<ReturnRecord | undefined> =>
  db.selectFrom('orderReturn').selectAll().where('returnId', '=', returnId).executeTakeFirst();

export const setReturnState = async (tx: Tx, returnId: string, state: ReturnState): Promise<void> => {
  await tx
    .updateTable('orderReturn')
    .set({ state, movedAt: sql<Date>`now()` })
    .where('returnId', '=', returnId)
    .execute();
};

export const updateReturn = async (
  tx: Tx,
  returnId: string,
  fields: Partial<Pick<ReturnRecord, 'refundId' | 'note' | 'storeId'>>,
): Promise<void> => {
  await tx.updateTable('orderReturn').set(fields).where('returnId', '=', returnId).execute();
};

/** Lines of a return whose units are not sold again. */
export const listDefective = async (db: Queries, returnId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db
        .selectFrom('returnLine')
        .select('lineId')
        .where('returnId', '=', returnId)
        .where('reason', '=', 'defective')
        .execute()
    ).map(({ lineId }) => lineId),
  );

/** A return as an operator names it. */
type NamedReturn = Pick<ReturnRecord, 'returnId' | 'returnNumber' | 'way'> & {
  readonly orderNumber: string;
  readonly siteId: string;
};

/** A return by its number, or by its id, which is on labels of earlier releases; undefined for an unknown one. */
export const findNamedReturn = (db: Queries, name: string): Promise<NamedReturn | undefined> =>
  db
    .selectFrom('orderReturn')
    .innerJoin('orders', 'orders.orderId', 'orderReturn.orderId')
    .select(['returnId', 'returnNumber', 'way', 'orderNumber', 'siteId'])
    .where((where) => where.or([where('returnNumber', '=', name.toUpperCase()), where('returnId', '=', name)]))
    .executeTakeFirst();

/** The store that receives a return without a named one: the first of its site; undefined for a return by post. */
export const findFirstStore = async (db: Queries, returnId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('orderReturn')
      .innerJoin('orders', 'orders.orderId', 'orderReturn.orderId')
      .innerJoin('store', 'store.siteId', 'orders.siteId')
      .select('store.storeId')
      .where('returnId', '=', returnId)
      .where('way', '=', 'store')
      .orderBy('store.position')
      .executeTakeFirst()
  )?.storeId;
