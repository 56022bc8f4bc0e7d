import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { DocumentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';

/** A content document of a site; undefined when it does not exist. */
export const readDocument = async (
  db: Queries,
  { siteId, kind, name }: { readonly siteId: string; readonly kind: DocumentKind; readonly name: string },
): Promise<unknown> => {
  const row = await db
    .selectFrom('contentDocument')
    .select('body')
    .where('siteId', '=', siteId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.body;
};
