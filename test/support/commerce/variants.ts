import { sql } from 'kysely';
import type { Database } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type Variant = { readonly sku: string; readonly productId: string };

const unused = new WeakMap<Database, Variant[]>();

const allVariants = async ({ db }: Database): Promise<Variant[]> =>
  (
    await sql<Variant>`
      select variant.sku, variant.product_id as "productId" from variant join price using (sku)
      where site_id = 'nordkamm-us' and price.current >= 9000 and sku !~ '^NK(PACK|HAUL)' order by sku`.execute(db)
  ).rows;

/**
 * The next variant of a database, with so many units on the shelf and none held. Costs 90.00 or more, and is no pack.
 * After the last comes the first again.
 */
export const takeVariant = async (database: Database, units: number): Promise<Variant> => {
  const left = unused.get(database) ?? [];
  if (left.length === 0) left.push(...(await allVariants(database)));
  unused.set(database, left);
  const variant = left.pop();
  if (variant === undefined) throw new TypeError('There are no variants');
  await database.db.deleteFrom('stockHold').where('sku', '=', variant.sku).where('orderId', 'is', null).execute();
  await database.db.updateTable('stock').set({ onHand: units, reserved: 0 }).where('sku', '=', variant.sku).execute();
  return variant;
};

export const stockOf = async (
  database: Database,
  { sku }: Variant,
): Promise<{ readonly onHand: number; readonly reserved: number }> =>
  database.db.selectFrom('stock').select(['onHand', 'reserved']).where('sku', '=', sku).executeTakeFirstOrThrow();
