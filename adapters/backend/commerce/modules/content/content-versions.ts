import { sql } from 'kysely';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Job } from '#adapters/backend/commerce/kernel/repeat.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentTables, ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { addContent, removeContent } from './removals.ts';
import { withTransaction } from '#adapters/database/transaction.ts';

/** A content document of a site: `menu` and `footer` are named as their kind, a category by its id. */
export type DocumentKey = { readonly siteId: string; readonly kind: ContentKind; readonly name: string };

/** A version without its body. */
type VersionEntry = Readonly<
  Pick<ContentTables['contentVersion'], 'version' | 'author' | 'note' | 'state' | 'createdAt' | 'publishAt'>
>;

/** A version to store. `body`: JSON text, which is kept unchanged. */
type NewVersion = { readonly body: string; readonly author: string; readonly note: string };

/** The channel on which the database announces each change of published content (migration 0088). */
export const CONTENT_CHANNEL = 'portico_content';

/** The author of the content that is delivered with the shop, and the number by which editors name it. */
const DELIVERED_BY = 'portico';
const DELIVERED = 0;

/** Until the transaction ends, no other one numbers versions of the document or publishes it. */
const lock = async (tx: Tx, { siteId, kind, name }: DocumentKey): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['content', siteId, kind, name])}, 0))`.execute(
    tx,
  );
};

const versionsOf = (db: Queries, { siteId, kind, name }: DocumentKey) =>
  db.selectFrom('contentVersion').where('siteId', '=', siteId).where('kind', '=', kind).where('name', '=', name);

const publishedOf = (db: Queries, { siteId, kind, name }: DocumentKey) =>
  db.selectFrom('contentDocument').where('siteId', '=', siteId).where('kind', '=', kind).where('name', '=', name);

const lastVersion = async (db: Queries, key: DocumentKey): Promise<number> =>
  (await versionsOf(db, key).select('version').orderBy('version', 'desc').limit(1).executeTakeFirst())?.version ?? 0;

const deliveredText = (body: unknown): string => `${JSON.stringify(body, null, 2)}\n`;

/** Keeps delivered content as the first version, so that editors can return to it. */
const keepDelivered = async (tx: Tx, key: DocumentKey, createdAt: Date): Promise<number> => {
  const delivered = await publishedOf(tx, key).select('body').executeTakeFirst();
  if (delivered === undefined) return 0;
  await tx
    .insertInto('contentVersion')
    .values({
      ...key,
      version: 1,
      body: deliveredText(delivered.body),
      author: DELIVERED_BY,
      note: 'as delivered',
      state: 'published',
      createdAt,
      publishAt: createdAt,
    })
    .execute();
  return 1;
};

const insertVersion = async (tx: Tx, key: DocumentKey, stored: NewVersion, now: number): Promise<number> => {
  await lock(tx, key);
  const createdAt = new Date(now);
  const last = (await lastVersion(tx, key)) || (await keepDelivered(tx, key, createdAt));
  await tx
    .insertInto('contentVersion')
    .values({ ...key, ...stored, version: last + 1, state: 'draft', createdAt, publishAt: null })
    .execute();
  return last + 1;
};

/** Stores a draft as the next version and returns its number. Callers at the same time get different numbers. */
export const putVersion = (db: Queries, key: DocumentKey, stored: NewVersion, now: number): Promise<number> =>
  withTransaction(db, (tx) => insertVersion(tx, key, stored, now));

/** Stores the body that `readVersion` returns, byte for byte, as a new draft; undefined if there is none. */
export const restoreVersion = (
  db: Queries,
  key: DocumentKey,
  { version, author, now }: { readonly version: number; readonly author: string; readonly now: number },
): Promise<number | undefined> =>
  withTransaction(db, async (tx) => {
    const old = await readVersion(tx, key, version);
    return old === undefined
      ? undefined
      : insertVersion(tx, key, { body: old.body, author, note: `version ${version} restored` }, now);
  });

/**
 * A version with its body: by default the newest. Version 0 is the delivered content, which is the published body before
 * the first version, and version 1 later. Undefined if there is no such version.
 */
export const readVersion = async (
  db: Queries,
  key: DocumentKey,
  version?: number,
): Promise<{ readonly version: number; readonly body: string } | undefined> => {
  const stored = await versionsOf(db, key)
    .select(['version', 'body'])
    .$if(version === DELIVERED, (query) => query.where('version', '=', 1).where('author', '=', DELIVERED_BY))
    .$if(version !== undefined && version !== DELIVERED, (query) => query.where('version', '=', version ?? DELIVERED))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (stored !== undefined || (version !== undefined && version !== DELIVERED)) return stored;
  const delivered = await publishedOf(db, key).select('body').where('version', 'is', null).executeTakeFirst();
  return delivered === undefined ? undefined : { version: DELIVERED, body: deliveredText(delivered.body) };
};

/** The versions of a document, newest first, and the number of the one that shoppers see. */
export const readVersions = async (
  db: Queries,
  key: DocumentKey,
): Promise<{ readonly versions: readonly VersionEntry[]; readonly current?: number }> => {
  const versions = await versionsOf(db, key)
    .select(['version', 'author', 'note', 'state', 'createdAt', 'publishAt'])
    .orderBy('version', 'desc')
    .execute();
  const published = await publishedOf(db, key).select('version').executeTakeFirst();
  const current = published === undefined ? undefined : (published.version ?? versions.at(-1)?.version);
  return { versions, ...(current === undefined ? {} : { current }) };
};

const copyToPublished = async (
  tx: Tx,
  key: DocumentKey,
  { version, body }: { readonly version: number; readonly body: string },
): Promise<void> => {
  const json = sql`${JSON.stringify(JSON.parse(body))}::text::jsonb`;
  await addContent(tx, key);
  await tx
    .insertInto('contentDocument')
    .values({ ...key, version, body: json })
    .onConflict((conflict) => conflict.columns(['siteId', 'kind', 'name']).doUpdateSet({ version, body: json }))
    .execute();
};

/**
 * Publishes a version now, or at `at` (milliseconds since 1970). The body of a document and its state change together.
 * False if there is no such version.
 */
export const publishVersion = (
  db: Queries,
  key: DocumentKey,
  { version, at, now }: { readonly version: number; readonly at?: number; readonly now: number },
): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    await lock(tx, key);
    const isLater = at !== undefined && at > now;
    const stored = await tx
      .updateTable('contentVersion')
      .set({ state: isLater ? 'scheduled' : 'published', publishAt: new Date(isLater ? at : now) })
      .where('siteId', '=', key.siteId)
      .where('kind', '=', key.kind)
      .where('name', '=', key.name)
      .where('version', '=', version)
      .returning(['version', 'body'])
      .executeTakeFirst();
    if (stored === undefined) return false;
    if (!isLater) await copyToPublished(tx, key, stored);
    return true;
  });

/**
 * Takes a document away from shoppers, now and at the times of its scheduled versions: `scheduled` is their number. Its
 * versions stay, those as drafts; delivered content stays as version 1, and a new delivery does not add it again. Undefined
 * for a document that is neither published nor scheduled.
 */
export const unpublishDocument = (
  db: Queries,
  { siteId, kind, name }: DocumentKey,
  now: number,
): Promise<{ readonly wasPublished: boolean; readonly scheduled: number } | undefined> =>
  withTransaction(db, async (tx) => {
    const key = { siteId, kind, name };
    await lock(tx, key);
    const wasPublished = (await publishedOf(tx, key).select('name').executeTakeFirst()) !== undefined;
    const waiting = await versionsOf(tx, key).select('version').where('state', '=', 'scheduled').execute();
    if (!wasPublished && waiting.length === 0) return undefined;
    // Before the document is deleted: it waits for a delivery that is being written, and a later one reads it.
    await removeContent(tx, key);
    if ((await lastVersion(tx, key)) === 0) await keepDelivered(tx, key, new Date(now));
    await tx
      .deleteFrom('contentDocument')
      .where(({ and }) => and(key))
      .execute();
    const versions = tx.updateTable('contentVersion').where(({ and }) => and(key));
    await versions.set({ state: 'unpublished' }).where('state', '=', 'published').execute();
    await versions.set({ state: 'draft', publishAt: null }).where('state', '=', 'scheduled').execute();
    return { wasPublished, scheduled: waiting.length };
  });

/** Versions that one run publishes at most; the next run publishes the others. */
const MOST_DUE = 100;

/** How often scheduled versions are looked for, in milliseconds. */
const DUE_MS = 500;

/** Publishes scheduled versions at their time, or after the pause of a process that has stopped. */
export const publicationJob = ({ database, now }: Pick<CommerceContext, 'database' | 'now'>): Job => ({
  name: 'publications',
  intervalMs: DUE_MS,
  run: () => publishDue(database.db, now()),
});

/** Publishes the scheduled versions whose time has come, in the order of their times. Any number of processes may. */
export const publishDue = async (db: Queries, now: number): Promise<void> => {
  const due = await db
    .selectFrom('contentVersion')
    .select(['siteId', 'kind', 'name', 'version'])
    .where('state', '=', 'scheduled')
    .where('publishAt', '<=', new Date(now))
    .orderBy('publishAt')
    .orderBy('id')
    .limit(MOST_DUE)
    .execute();
  for (const { version, ...key } of due)
    await withTransaction(db, async (tx) => {
      await lock(tx, key);
      const stored = await tx
        .updateTable('contentVersion')
        .set({ state: 'published' })
        .where('siteId', '=', key.siteId)
        .where('kind', '=', key.kind)
        .where('name', '=', key.name)
        .where('version', '=', version)
        // Another process may have published it, or an editor may have chosen another time.
        .where('state', '=', 'scheduled')
        .where('publishAt', '<=', new Date(now))
        .returning(['version', 'body'])
        .executeTakeFirst();
      if (stored !== undefined) await copyToPublished(tx, key, stored);
    });
};

/** A document in the list of a site. `published` is null for delivered content and undefined for a mere draft. */
type ListedDocument = {
  readonly kind: ContentKind;
  readonly name: string;
  readonly isPublished: boolean;
  readonly published: number | null;
  readonly versions: number;
  readonly nextAt: Date | null;
};

/** The documents of a site with their published version, number of versions and next scheduled publication. */
export const listDocuments = async (db: Queries, siteId: string): Promise<readonly ListedDocument[]> =>
  (
    await sql<ListedDocument>`
      select kind, name, document.kind is not null as is_published, document.version as published,
        coalesce(version.versions, 0)::int as versions, version.next_at
      from (select * from content_document where site_id = ${siteId}) document
      full join (
        select kind, name, count(*) as versions, min(publish_at) filter (where state = 'scheduled') as next_at
        from content_version where site_id = ${siteId} group by kind, name) version using (kind, name)
      order by array_position(array['page', 'menu', 'footer', 'category', 'popups'], kind), name`.execute(db)
  ).rows;
