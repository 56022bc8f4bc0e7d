import { sql, type Insertable } from 'kysely';
import type { PhotoFacts } from '#core/contact/photo.ts';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import type { Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** The bytes of a photo, and what they say about it. */
export type Photo = PhotoFacts & { readonly data: Uint8Array };

/** Stores a warranty request with its photos in their order. */
export const insertWarranty = async (
  tx: Tx,
  { photos, ...row }: Insertable<Schema['warrantyCase']> & { readonly photos: readonly Photo[] },
): Promise<void> => {
  await tx.insertInto('warrantyCase').values(row).execute();
  for (const [position, { type: contentType, width, height, data }] of photos.entries())
    await tx
      .insertInto('warrantyPhoto')
      .values({ caseId: row.caseId, position, contentType, width, height, data })
      .execute();
};

/** Whether an order of a site belongs to a consumer or to an email address. Letter case of the address is ignored. */
export const isOrderOf = async (
  tx: Tx,
  order: {
    readonly orderNumber: string;
    readonly siteId: string;
    readonly consumerId: string;
    readonly email: string;
  },
): Promise<boolean> => {
  const found = await tx
    .selectFrom('orders')
    .select('orderId')
    .where('orderNumber', '=', order.orderNumber)
    .where('siteId', '=', order.siteId)
    .where(sql<boolean>`(consumer_id = ${order.consumerId} or lower(email) = ${normalizedEmail(order.email)})`)
    .executeTakeFirst();
  return found !== undefined;
};
