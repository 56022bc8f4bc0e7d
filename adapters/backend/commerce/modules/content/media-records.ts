import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentTables } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { withTransaction } from '#adapters/database/transaction.ts';

/**
 * A picture (WebP), or a film (MP4) or its captions (WebVTT) of content. `name` is that of its file: folder, text, hash
 * and ending.
 */
export type Medium = Readonly<ContentTables['contentMedia']>;

/** Stores a medium; the same one again changes nothing. Large films may take longer than other statements. */
export const addMedium = (db: Queries, medium: Medium): Promise<void> =>
  withTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 60000`.execute(tx);
    await tx
      .insertInto('contentMedia')
      .values(medium)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  });

/** The media without their bytes, newest first. */
export const listMedia = (db: Queries): Promise<readonly Omit<Medium, 'data'>[]> =>
  db
    .selectFrom('contentMedia')
    .select(['name', 'kind', 'alt', 'width', 'height', 'color', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('name')
    .execute();

const hasMedium = async (db: Queries, name: string): Promise<boolean> =>
  (await db.selectFrom('contentMedia').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

/**
 * Answers the bytes of the medium `name`, else 404. Web hosts ask once and keep the file; by HEAD they ask whether the
 * medium still exists.
 */
export const handleMediumRequest = async (db: Queries, request: Request): Promise<Response> => {
  const name = new URL(request.url).searchParams.get('name') ?? '';
  if (request.method === 'HEAD') return new Response(null, { status: (await hasMedium(db, name)) ? 200 : 404 });
  const found = await db.selectFrom('contentMedia').select('data').where('name', '=', name).executeTakeFirst();
  return found === undefined
    ? new Response(null, { status: 404 })
    : new Response(new Uint8Array(found.data), { headers: { 'Content-Type': 'application/octet-stream' } });
};
