import type { Generated } from 'kysely';
import type { StoredPicture } from './catalog.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

type Votes = { helpful: Generated<number>; notHelpful: Generated<number> };

/** Texts by language: the original and translations. */
export type ReviewTexts = { readonly [language: string]: { readonly title: string; readonly text: string } };

/** Reviews, questions with answers, and size charts. jsonb columns are written as JSON text; days are YYYY-MM-DD. */
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
  /** `email` is never part of a response. Questions are shown once they have an answer. */
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
  /** `opinionId` is the id of a review or an answer. */
  opinionVote: { consumerId: string; opinionId: string; vote: 'helpful' | 'notHelpful' };
  reviewFlag: { consumerId: string; reviewId: string; reason: string };
  sizeChart: { productType: string; locale: string; chart: unknown };
};
