import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { SocialTables } from '#adapters/backend/commerce/kernel/database/tables/social.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { addMedium, type Medium } from '../content/media-records.ts';

type MediumState = SocialTables['socialMedium']['state'];

/** A shared picture as moderators see it. */
export type ModeratedMedium = {
  readonly mediumId: string;
  readonly state: MediumState;
  readonly uploader: string;
  readonly caption: string;
  readonly productIds: readonly string[];
  readonly postedAt: Date;
  /** Number of shoppers who have reported it. */
  readonly reports: number;
};

type SharedPart = { readonly state?: MediumState; readonly start: number; readonly count: number };

/**
 * A part of the shared pictures, and the number of all; of one state, if it is given. Those with the most reports are
 * first, then those that wait, the oldest first, then the newest. Beyond the last one the number is 0.
 */
export const listShared = async (
  db: Queries,
  { state, start, count }: SharedPart,
): Promise<{ readonly shared: readonly ModeratedMedium[]; readonly total: number }> => {
  const { rows } = await sql<ModeratedMedium & { readonly total: number }>`
    select medium_id as "mediumId", state, uploader, captions->>language as caption, product_ids as "productIds",
      posted_at as "postedAt", count(*) over ()::int as total,
      (select count(*)::int from social_report where social_report.medium_id = social_medium.medium_id) as reports
    from social_medium where ${state === undefined ? sql`true` : sql`state = ${state}`}
    order by reports desc, case when state = 'pending' then posted_at end, posted_at desc, medium_id
    limit ${count} offset ${start}`.execute(db);
  return { shared: rows, total: rows[0]?.total ?? 0 };
};

/** A shared picture with the bytes of an upload that waits; undefined for an unknown one. */
export const findShared = (
  db: Queries,
  mediumId: string,
): Promise<
  { readonly state: MediumState; readonly picture: StoredPicture | null; readonly data: Uint8Array | null } | undefined
> =>
  db
    .selectFrom('socialMedium')
    .select(['state', 'picture', 'data'])
    .where('mediumId', '=', mediumId)
    .executeTakeFirst();

/** The picture of the image service that a stored medium is. */
const pictureOf = ({ name, width, height, color }: Medium): StoredPicture => {
  const [, base = '', version = ''] = /^(.*-([0-9a-f]{8}))\.webp$/.exec(name) ?? [];
  return { name: `${base}.${version}`, width: width ?? 0, height: height ?? 0, color: color ?? '' };
};

/**
 * Shows a picture in galleries. `medium` is that of an upload, prepared for the image service; the upload's own bytes are
 * removed. Reports before the approval no longer count.
 */
export const approveShared = async (db: Queries, mediumId: string, medium?: Medium): Promise<void> => {
  if (medium !== undefined) await addMedium(db, medium);
  await withTransaction(db, async (tx) => {
    const picture = medium === undefined ? sql`picture` : sql`${JSON.stringify(pictureOf(medium))}::jsonb`;
    await sql`update social_medium set state = 'approved', picture = ${picture}, data = null
      where medium_id = ${mediumId}`.execute(tx);
    await tx.deleteFrom('socialReport').where('mediumId', '=', mediumId).execute();
  });
};

/** The file of an uploaded picture of the image service. */
const fileOf = sql`split_part(picture->>'name', '.', 1) || '.webp'`;

/** Shows a picture no longer. An upload is removed with its bytes; the picture of a review stays with the review. */
export const rejectShared = (db: Queries, mediumId: string): Promise<void> =>
  withTransaction(db, async (tx) => {
    await sql`delete from content_media where name in (
      select ${fileOf} from social_medium where medium_id = ${mediumId} and user_id is not null)`.execute(tx);
    await sql`update social_medium set state = 'rejected', data = null,
      picture = case when user_id is null then picture end where medium_id = ${mediumId}`.execute(tx);
  });
