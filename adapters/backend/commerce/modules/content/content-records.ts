import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { readPreviewed, type DocumentKey } from './content-versions.ts';

/** What a preview shows: the newest versions, or with `at` (milliseconds since 1970) those that are published then. */
export type PreviewTime = { readonly at?: number };

/** A content document of a site as shoppers see it, or as a preview does; undefined when it does not exist. */
export const readDocument = async (db: Queries, key: DocumentKey, preview?: PreviewTime): Promise<unknown> => {
  const previewed = preview === undefined ? undefined : await readPreviewed(db, key, preview.at);
  if (previewed !== undefined) return previewed;
  const row = await db
    .selectFrom('contentDocument')
    .select('body')
    .where('siteId', '=', key.siteId)
    .where('kind', '=', key.kind)
    .where('name', '=', key.name)
    .executeTakeFirst();
  return row?.body;
};

/** The sites that have a published page of a name. */
export const readSiteIds = async (db: Queries, name: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('contentDocument')
    .select('siteId')
    .where('kind', '=', 'page')
    .where('name', '=', name)
    .execute();
  return rows.map(({ siteId }) => siteId);
};
