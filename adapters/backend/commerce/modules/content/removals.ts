import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentTables } from '#adapters/backend/commerce/kernel/database/tables/content.ts';

type Removal = Readonly<ContentTables['contentRemoval']>;

/**
 * Stores that an editor removes a document or redirect, so that no new delivery adds it again. Waits for a delivery that is
 * being written.
 */
export const removeContent = async (tx: Tx, { siteId, kind, name }: Removal): Promise<void> => {
  await tx
    .insertInto('contentRemoval')
    .values({ siteId, kind, name })
    .onConflict((conflict) => conflict.columns(['siteId', 'kind', 'name']).doNothing())
    .execute();
};

/** Ends a removal: an editor adds the document or redirect again. */
export const addContent = async (tx: Tx, { siteId, kind, name }: Removal): Promise<void> => {
  await tx
    .deleteFrom('contentRemoval')
    .where(({ and }) => and({ siteId, kind, name }))
    .execute();
};
