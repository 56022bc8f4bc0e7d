import { languageOf } from '../kernel/language.ts';
import type { Picture } from '../catalog/product.ts';
import type { StarCounts, Stars } from '../catalog/rating-summary.ts';

/** Sort orders of reviews, the default first (REV-08). */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export type ReviewQuery = {
  readonly start: number;
  readonly count: number;
  readonly sort: ReviewSort;
  readonly rating?: Stars;
};

/** Fit of the size. */
export const fits = ['small', 'true', 'large'] as const;
type Fit = (typeof fits)[number];

export type VoteCounts = { readonly helpfulVotes: number; readonly notHelpfulVotes: number };

/** A review in its original language (REV-08, ENT-47). `date` is a day, as in 2026-10-05. */
export type Review = VoteCounts & {
  readonly reviewId: string;
  readonly title: string;
  readonly text: string;
  readonly rating: Stars;
  readonly author: string;
  readonly date: string;
  readonly locale: string;
  /** Whether the reviewer has bought the product here. */
  readonly verified: boolean;
  readonly fit?: Fit;
  readonly pictures: readonly Picture[];
};

/**
 * A part of the requested reviews with their total number. Average and counts are those of all reviews of the product;
 * without reviews there is no average.
 */
export type Reviews<One = Review> = {
  readonly reviews: readonly One[];
  readonly total: number;
  readonly average?: number;
  readonly counts: StarCounts;
};

/** Title and text of a review in another locale (REV-14). */
export type Translation = {
  readonly reviewId: string;
  readonly title: string;
  readonly text: string;
  readonly locale: string;
};

/** The first page of reviews: eight of them (REV-08). */
export const firstReviews: ReviewQuery = { start: 0, count: 8, sort: reviewSorts[0] };

/** The query for another sort or rating, from the start (REV-08). */
export const reviewsBy = (
  { count }: ReviewQuery,
  { sort, rating }: { readonly sort: ReviewSort; readonly rating?: Stars },
): ReviewQuery => ({ start: 0, count, sort, ...(rating === undefined ? {} : { rating }) });

/** Reasons of a report (REV-10). */
export const flagReasons = ['inappropriate', 'spam', 'other'] as const;
export type FlagReason = (typeof flagReasons)[number];

export type Vote = 'helpful' | 'notHelpful';

/** Votes of this session by review or answer. */
export type Votes = { readonly [reviewId: string]: Vote };

/** Whether the vote buttons are disabled: one vote per review and session (REV-09). */
export const hasVoted = (votes: Votes, reviewId: string): boolean => Object.hasOwn(votes, reviewId);

/**
 * Adds a vote; a second vote changes nothing.
 * Law: the first vote of a review counts, and locks it (REV-09).
 */
export const withVote = (votes: Votes, reviewId: string, vote: Vote): Votes =>
  hasVoted(votes, reviewId) ? votes : Object.fromEntries([...Object.entries(votes), [reviewId, vote]]);

/**
 * A translation is offered if the review's language differs from the page's (REV-14); British and American English are
 * the same language.
 */
export const offersTranslation = (reviewLocale: string, pageLocale: string): boolean =>
  languageOf(reviewLocale) !== languageOf(pageLocale);
