import { sql, type RawBuilder } from 'kysely';
import type { ReviewQuery, ReviewSort, Vote } from '#core/reviews/review.ts';
import type { StarCounts } from '#core/catalog/rating-summary.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ReviewTexts } from '#adapters/backend/commerce/kernel/database/tables/reviews.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';

export type ReviewRecord = {
  readonly reviewId: string;
  readonly rating: number;
  readonly author: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly locale: string;
  readonly fit: string | null;
  readonly isVerified: boolean;
  readonly texts: ReviewTexts;
  readonly pictures: readonly StoredPicture[];
  readonly helpful: number;
  readonly notHelpful: number;
};
export type ReviewsRecord = {
  readonly isKnown: boolean;
  readonly total: number;
  readonly counts: StarCounts;
  readonly reviews: readonly ReviewRecord[];
};

/** Sort columns before the date. */
const orders: { readonly [sort in ReviewSort]: RawBuilder<unknown> } = {
  newest: sql``,
  highest: sql`rating desc, `,
  lowest: sql`rating, `,
  helpful: sql`helpful desc, `,
};

const star = (rating: number) => sql`(count(*) filter (where rating = ${sql.lit(rating)}))::int`;

/**
 * A page of the reviews of a style, those in the language first, with the counts of all of them, in one query (API-077,
 * REV-08).
 */
export const readReviews = async (
  db: Queries,
  styleId: string,
  { start, count, sort, rating, language }: ReviewQuery & { readonly language: string },
): Promise<ReviewsRecord> => {
  const asked = rating === undefined ? sql`true` : sql`rating = ${rating}`;
  const result = await sql<ReviewsRecord>`
    with own as materialized (select * from review where style_id = ${styleId}),
    page as (
      select row_number() over (order by split_part(locale, '-', 1) = ${language} desc,
        ${orders[sort]}written_on desc, review_id) as place, own.* from own where ${asked}
        order by place limit ${count} offset ${start})
    select exists (select from style where style_id = ${styleId}) as "isKnown",
      (select count(*)::int from own where ${asked}) as total,
      (select json_build_object('1', ${star(1)}, '2', ${star(2)}, '3', ${star(3)}, '4', ${star(4)}, '5', ${star(5)})
        from own) as counts,
      (select coalesce(json_agg(json_build_object('reviewId', review_id, 'rating', rating, 'author', author,
        'date', written_on, 'locale', locale, 'fit', fit,
        'isVerified', is_verified, 'texts', texts, 'pictures', pictures, 'helpful', helpful,
          'notHelpful', not_helpful) order by place), '[]') from page) as reviews`.execute(db);
  const [record] = result.rows;
  if (record === undefined) throw new Error('A query for one row gave none');
  return record;
};

/** Texts of a review by language; undefined for an unknown review. */
export const readReviewTexts = async (db: Queries, reviewId: string): Promise<ReviewTexts | undefined> =>
  (await db.selectFrom('review').select('texts').where('reviewId', '=', reviewId).executeTakeFirst())?.texts;

export type VoteCountRow = { readonly helpful: number; readonly notHelpful: number };

/** Inserts the vote of a consumer; an existing one stays (REV-09). */
const castVote = (vote: { readonly consumerId: string; readonly opinionId: string; readonly vote: Vote }) => sql`
  insert into opinion_vote (consumer_id, opinion_id, vote)
    values (${vote.consumerId}, ${vote.opinionId}, ${vote.vote}) on conflict do nothing returning vote`;

const counted = sql`helpful = helpful + (select count(*) from cast_vote where vote = 'helpful'),
  not_helpful = not_helpful + (select count(*) from cast_vote where vote = 'notHelpful')`;

/** Counts a vote on a review of a style. Undefined when the review does not exist; the caller then rolls back. */
export const voteOnReview = async (
  tx: Tx,
  {
    styleId,
    ...vote
  }: { readonly consumerId: string; readonly styleId: string; readonly opinionId: string; readonly vote: Vote },
): Promise<VoteCountRow | undefined> => {
  const result = await sql<VoteCountRow>`
    with cast_vote as (${castVote(vote)})
    update review set ${counted} where review_id = ${vote.opinionId} and style_id = ${styleId}
      returning helpful, not_helpful`.execute(tx);
  return result.rows[0];
};

/** Counts a vote on an answer to a question about a style, like `voteOnReview`. */
export const voteOnAnswer = async (
  tx: Tx,
  {
    styleId,
    ...vote
  }: { readonly consumerId: string; readonly styleId: string; readonly opinionId: string; readonly vote: Vote },
): Promise<VoteCountRow | undefined> => {
  const result = await sql<VoteCountRow>`
    with cast_vote as (${castVote(vote)})
    update answer set ${counted} where answer_id = ${vote.opinionId}
      and question_id in (select question_id from question where style_id = ${styleId})
      returning helpful, not_helpful`.execute(tx);
  return result.rows[0];
};

/** Stores a report of a review, once per consumer; false when the style has no such review. */
export const flagReview = async (
  tx: Tx,
  {
    consumerId,
    styleId,
    reviewId,
    reason,
  }: { readonly consumerId: string; readonly styleId: string; readonly reviewId: string; readonly reason: string },
): Promise<boolean> => {
  const known = await tx
    .selectFrom('review')
    .select('reviewId')
    .where('reviewId', '=', reviewId)
    .where('styleId', '=', styleId)
    .executeTakeFirst();
  if (known === undefined) return false;
  await tx
    .insertInto('reviewFlag')
    .values({ consumerId, reviewId, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
};
