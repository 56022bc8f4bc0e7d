import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { LineUnit } from './order-units.ts';

export const insertRefund = async (tx: Tx, refund: Omit<Insertable<Schema['refund']>, 'settledAt'>): Promise<void> => {
  await tx.insertInto('refund').values(refund).execute();
};

/**
 * Marks a refund as settled if the provider has accepted all of it, and returns it; undefined before, and if it was
 * settled.
 */
export const markSettled = async (
  tx: Tx,
  refundId: string,
  now: number,
): Promise<Pick<Selectable<Schema['refund']>, 'kind' | 'amount' | 'tax'> | undefined> =>
  tx
    .updateTable('refund')
    .set({ settledAt: new Date(now) })
    .where('refundId', '=', refundId)
    .where('settledAt', 'is', null)
    .where(
      sql<boolean>`amount = (select coalesce(sum(operation.amount), 0) from payment_operation operation
        where operation.refund_id = refund.refund_id and operation.state = 'done')`,
    )
    .returning(['kind', 'amount', 'tax'])
    .executeTakeFirst();

/** Changes units of an order, but never what they paid. */
export const updateUnits = async (
  tx: Tx,
  orderId: string,
  {
    units,
    ...fields
  }: { readonly units: readonly LineUnit[] } & Pick<Updateable<Schema['orderUnit']>, 'state' | 'returnId' | 'refundId'>,
): Promise<void> => {
  for (const { line, unit } of units)
    await tx
      .updateTable('orderUnit')
      .set(fields)
      .where('orderId', '=', orderId)
      .where('lineId', '=', line.lineId)
      .where('unit', '=', unit.unit)
      .execute();
};
