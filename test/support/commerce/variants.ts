import { sql } from 'kysely';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type Variant = { readonly sku: string; readonly productId: string };

const unused = new WeakMap<CommerceDatabase, Variant[]>();

const allVariants = async ({ db }: CommerceDatabase): Promise<Variant[]> =>
  (
    await sql<Variant>`
      select variant.sku, variant.product_id as "productId" from variant join price using (sku)
      where site_id = 'nordkamm-us' and price.current >= 9000 and sku !~ '^NK(PACK|HAUL|GIFT)' order by sku`.execute(db)
  ).rows;

/** Puts so many units of a variant at a location, and releases what carts hold of it there. */
export const restock = async (
  { db }: Pick<CommerceDatabase, 'db'>,
  { sku }: Pick<Variant, 'sku'>,
  units: number,
  locationId: string = WAREHOUSE,
): Promise<void> => {
  await db
    .deleteFrom('stockHold')
    .where('sku', '=', sku)
    .where('locationId', '=', locationId)
    .where('orderId', 'is', null)
    .execute();
  const level = { onHand: units, reserved: 0 };
  await db
    .insertInto('stockLevel')
    .values({ sku, locationId, ...level })
    .onConflict((conflict) => conflict.columns(['sku', 'locationId']).doUpdateSet(level))
    .execute();
};

/**
 * The next variant of a database, with so many units in the warehouse and none held. Costs 90.00 or more, and is no pack or gift card.
 * After the last comes the first again.
 */
export const takeVariant = async (database: CommerceDatabase, units: number): Promise<Variant> => {
  const left = unused.get(database) ?? [];
  if (left.length === 0) left.push(...(await allVariants(database)));
  unused.set(database, left);
  const variant = left.pop();
  if (variant === undefined) throw new TypeError('There are no variants');
  await restock(database, variant, units);
  return variant;
};

export const stockOf = async (
  { db }: Pick<CommerceDatabase, 'db'>,
  { sku }: Pick<Variant, 'sku'>,
  locationId: string = WAREHOUSE,
): Promise<{ readonly onHand: number; readonly reserved: number }> =>
  db
    .selectFrom('stockLevel')
    .select(['onHand', 'reserved'])
    .where('sku', '=', sku)
    .where('locationId', '=', locationId)
    .executeTakeFirstOrThrow();
