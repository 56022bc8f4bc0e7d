import type { InStatement } from '#adapters/database/compiled-once.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** A change of a price by staff, as it is stored. */
export type PriceAdjustmentRecord = Pick<
  Selectable<Schema['priceAdjustment']>,
  'adjustmentId' | 'lineId' | 'level' | 'type' | 'value' | 'reasonCode' | 'createdBy'
>;

/** SQL: the changes of a cart as JSON in the order of entry. */
export const priceAdjustmentsOf = (cartId: InStatement<string>): RawBuilder<unknown> => sql`
  select coalesce(json_agg(json_build_object('adjustmentId', adjustment_id, 'lineId', line_id, 'level', level,
    'type', type, 'value', value, 'reasonCode', reason_code, 'createdBy', created_by) order by position), '[]')
  from price_adjustment where cart_id = ${cartId}`;

export const insertPriceAdjustment = async (
  tx: Tx,
  adjustment: PriceAdjustmentRecord & { readonly cartId: string },
): Promise<void> => {
  await tx.insertInto('priceAdjustment').values(adjustment).execute();
};

type AdjustmentKey = { readonly cartId: string; readonly adjustmentId: string };

export const findPriceAdjustment = (tx: Tx, key: AdjustmentKey): Promise<PriceAdjustmentRecord | undefined> =>
  tx
    .selectFrom('priceAdjustment')
    .select(['adjustmentId', 'lineId', 'level', 'type', 'value', 'reasonCode', 'createdBy'])
    .where('cartId', '=', key.cartId)
    .where('adjustmentId', '=', key.adjustmentId)
    .executeTakeFirst();

export const updatePriceAdjustment = async (
  tx: Tx,
  {
    cartId,
    adjustmentId,
    ...fields
  }: AdjustmentKey & Pick<PriceAdjustmentRecord, 'value' | 'reasonCode' | 'createdBy'>,
): Promise<void> => {
  await tx
    .updateTable('priceAdjustment')
    .set(fields)
    .where('cartId', '=', cartId)
    .where('adjustmentId', '=', adjustmentId)
    .execute();
};

export const countPriceAdjustments = async (tx: Tx, cartId: string): Promise<number> =>
  (
    await tx
      .selectFrom('priceAdjustment')
      .select(sql<number>`count(*)::int`.as('adjustments'))
      .where('cartId', '=', cartId)
      .executeTakeFirstOrThrow()
  ).adjustments;

/** False for an unknown change. */
export const deletePriceAdjustment = async (tx: Tx, key: AdjustmentKey): Promise<boolean> =>
  (await tx
    .deleteFrom('priceAdjustment')
    .where('cartId', '=', key.cartId)
    .where('adjustmentId', '=', key.adjustmentId)
    .returning('adjustmentId')
    .executeTakeFirst()) !== undefined;
