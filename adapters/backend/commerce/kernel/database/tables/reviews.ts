import type { Generated } from 'kysely';
import type { StoredPicture } from './catalog.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

type Votes = { helpful: Generated<number>; notHelpful: Generated<number> };

/** A text by language: the one in which it was written, and translations. */
export type ReviewTexts = { readonly [language: string]: { readonly title: string; readonly text: string } };

/**
 * Opinions of shoppers, questions with their answers, and charts of sizes. A column of kind jsonb is written as JSON
 * text, a day as YYYY-MM-DD.
 */
export type ReviewTables = {
  review: Votes & {
    reviewId: string;
    styleId: string;
    rating: number;
    author: string;
    writtenOn: string;
    locale: string;
    fit: 'small' | 'true' | 'large' | null;
    isVerified: boolean;
    texts: ReviewTexts;
    pictures: Generated<readonly StoredPicture[]>;
  };
  /** `email` is shown to no one. Only questions that have an answer are shown at all. */
  question: {
    questionId: string;
    styleId: string;
    author: string;
    email: string | null;
    askedOn: string;
    texts: { readonly [locale in LocaleName]?: string };
  };
  answer: Votes & {
    answerId: string;
    questionId: string;
    author: string;
    isBrand: boolean;
    answeredOn: string;
    texts: { readonly [locale in LocaleName]?: string };
  };
  /** `opinionId` is a review's or an answer's. */
  opinionVote: { consumerId: string; opinionId: string; vote: 'helpful' | 'notHelpful' };
  reviewFlag: { consumerId: string; reviewId: string; reason: string };
  sizeChart: { productType: string; locale: string; chart: unknown };
};
