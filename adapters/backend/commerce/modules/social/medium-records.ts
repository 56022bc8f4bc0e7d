import { sql, type RawBuilder } from 'kysely';
import type { MediaSource } from '#core/social/gallery-medium.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

export type MediumRecord = {
  readonly id: string;
  readonly uploader: string;
  readonly captions: { readonly [language: string]: string };
  readonly language: string;
  readonly productIds: readonly string[];
  readonly picture: StoredPicture;
};
export type MediaRecord = { readonly total: number; readonly media: readonly MediumRecord[] };

/** Whether a medium has a product of which a condition holds. */
const withProduct = (holds: RawBuilder<unknown>) =>
  sql`exists (select from product where product_id = any (product_ids) and ${holds})`;

const ofSource = (source: MediaSource): RawBuilder<unknown> => {
  switch (source._tag) {
    case 'recent':
      return sql`true`;
    case 'stream':
      return sql`(${withProduct(sql`style_id = ${source.streamId}`)}
        or medium_id in (select unnest(medium_ids) from social_stash where stash_id = ${source.streamId}))`;
    case 'category':
      return withProduct(
        sql`style_id in (select style_id from style_category where category_id = ${source.categoryId})`,
      );
    case 'customer':
      return sql`user_id = ${source.customerId}`;
  }
};

/** A part of the approved pictures of a source, newest first, in one query (API-100, API-101, API-103, API-104). */
export const readMedia = async (
  db: Queries,
  source: MediaSource,
  { start, count }: { readonly start: number; readonly count: number },
): Promise<MediaRecord> => {
  const { rows } = await sql<MediaRecord>`
    with own as (select * from social_medium where state = 'approved' and ${ofSource(source)}),
    page as (select row_number() over (order by posted_at desc, medium_id) as place, own.* from own
      order by place limit ${count} offset ${start})
    select (select count(*)::int from own) as total,
      (select coalesce(json_agg(json_build_object('id', medium_id, 'uploader', uploader, 'captions', captions,
        'language', language, 'productIds', product_ids, 'picture', picture) order by place), '[]') from page)
        as media`.execute(db);
  const [record] = rows;
  if (record === undefined) throw new Error('A query for one row gave none');
  return record;
};

/** The streams of an approved picture (API-102); undefined for an unknown one. */
export const readStreams = async (
  db: Queries,
  { mediaId, locale }: { readonly mediaId: string; readonly locale: LocaleName },
): Promise<readonly { readonly streamId: string; readonly title: string }[] | undefined> => {
  const { rows } = await sql<{ streams: readonly { streamId: string; title: string }[] }>`
    select (select coalesce(json_agg(json_build_object('streamId', style_id, 'title', name) order by position), '[]')
      from style join style_text using (style_id)
      where locale = ${locale} and style_id in (select style_id from product where product_id = any (product_ids)))
      as streams
    from social_medium where medium_id = ${mediaId} and state = 'approved'`.execute(db);
  return rows[0]?.streams;
};

/** Stores a report of a picture, once per consumer (API-105); false for an unknown one. */
export const reportMedium = async (
  tx: Tx,
  { mediaId, ...report }: { readonly consumerId: string; readonly mediaId: string; readonly reason: string },
): Promise<boolean> => {
  const known = await tx
    .selectFrom('socialMedium')
    .select('mediumId')
    .where('mediumId', '=', mediaId)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  if (known === undefined) return false;
  await tx
    .insertInto('socialReport')
    .values({ ...report, mediumId: mediaId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
};

/** Stores a selection of pictures (API-106); false if one of them is not shown. */
export const insertSelection = async (
  tx: Tx,
  {
    mediumIds,
    ...stash
  }: { readonly stashId: string; readonly consumerId: string; readonly mediumIds: readonly string[] },
): Promise<boolean> => {
  const shown = await tx
    .selectFrom('socialMedium')
    .select('mediumId')
    .where('mediumId', 'in', mediumIds)
    .where('state', '=', 'approved')
    .execute();
  if (shown.length < mediumIds.length) return false;
  await tx
    .insertInto('socialStash')
    .values({ ...stash, mediumIds })
    .execute();
  return true;
};
