import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import type { DocumentKey } from './content-versions.ts';

/** What a preview shows: the newest versions, or with `at` (milliseconds since 1970) those that are published then. */
export type PreviewTime = { readonly at?: number };

/** Versions that a preview may show: all, or with `at` those that are published then. */
const shownAt = (db: Queries, siteId: string, at?: number) => {
  const versions = db.selectFrom('contentVersion').where('siteId', '=', siteId).orderBy('kind').orderBy('name');
  return at === undefined
    ? versions.orderBy('version', 'desc')
    : versions
        .where('state', 'in', ['scheduled', 'published'])
        .where('publishAt', '<=', new Date(at))
        .orderBy('publishAt', 'desc')
        .orderBy('id', 'desc');
};

/**
 * The body that a preview shows: the newest version, or with `at` the version that is published then. Undefined without
 * such a version: the published content is shown.
 */
const readPreviewed = async (db: Queries, { siteId, kind, name }: DocumentKey, at?: number): Promise<unknown> => {
  const stored = await shownAt(db, siteId, at)
    .select('body')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst();
  return stored === undefined ? undefined : JSON.parse(stored.body);
};

/** All documents of these kinds with such a version, as `readPreviewed` returns them. */
export const listPreviewed = async (
  db: Queries,
  siteId: string,
  kinds: readonly ContentKind[],
  at?: number,
): Promise<readonly { readonly kind: ContentKind; readonly name: string; readonly body: unknown }[]> => {
  const newest = await shownAt(db, siteId, at)
    .select(['kind', 'name', 'body'])
    .distinctOn(['kind', 'name'])
    .where('kind', 'in', kinds)
    .execute();
  return newest.map((version) => ({ ...version, body: JSON.parse(version.body) }));
};

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
