import { sql, type Insertable, type Selectable } from 'kysely';
import type { ReturnState } from '#core/order/moves.ts';
import type { OrderPart } from '#core/order/order-part.ts';
import type { ReturnReason } from '#core/order/return.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

type ReturnRecord = Selectable<Schema['orderReturn']>;

/** Units of a line of a return; a withdrawal from the contract has no other reason. */
export type ReturnedPart = OrderPart & {
  readonly reason: ReturnReason | 'withdrawal';
  /** The line that replaces the units by another size. */
  readonly exchangeLineId?: string;
};

/** Inserts a return with its lines. */
export const insertReturn = async (
  tx: Tx,
  back: Insertable<Schema['orderReturn']>,
  parts: readonly ReturnedPart[],
): Promise<void> => {
  const { returnId, orderId } = back;
  await tx.insertInto('orderReturn').values(back).execute();
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
  fields: Partial<Pick<ReturnRecord, 'refundId' | 'note'>>,
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

/** The number of the order of a return; undefined for an unknown id. */
export const findOrderNumberOfReturn = async (db: Queries, returnId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('orderReturn')
      .innerJoin('orders', 'orders.orderId', 'orderReturn.orderId')
      .select('orderNumber')
      .where('returnId', '=', returnId)
      .executeTakeFirst()
  )?.orderNumber;
