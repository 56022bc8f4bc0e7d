import type { Insertable, Updateable } from 'kysely';
import type { Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { LineUnit } from './order-units.ts';

export const insertRefund = async (tx: Tx, refund: Insertable<Schema['refund']>): Promise<void> => {
  await tx.insertInto('refund').values(refund).execute();
};

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
