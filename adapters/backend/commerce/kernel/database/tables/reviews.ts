import type { Generated } from 'kysely';
import type { StoredPicture } from './catalog.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

type Votes = { helpful: Generated<number>; not_helpful: Generated<number> };

/** A text by language: the one in which it was written, and translations. */
export type ReviewTexts = { readonly [language: string]: { readonly title: string; readonly text: string } };

/**
 * Opinions of shoppers, questions with their answers, and charts of sizes. A column of kind jsonb is written as JSON
 * text, a day as YYYY-MM-DD.
 */
export type ReviewTables = {
  review: Votes & {
    review_id: string;
    style_id: string;
    rating: number;
    author: string;
    written_on: string;
    locale: string;
    fit: 'small' | 'true' | 'large' | null;
    is_verified: boolean;
    texts: ReviewTexts;
    pictures: Generated<readonly StoredPicture[]>;
  };
  /** `email` is shown to no one. Only questions that have an answer are shown at all. */
  question: {
    question_id: string;
    style_id: string;
    author: string;
    email: string | null;
    asked_on: string;
    texts: { readonly [locale in LocaleName]?: string };
  };
  answer: Votes & {
    answer_id: string;
    question_id: string;
    author: string;
    is_brand: boolean;
    answered_on: string;
    texts: { readonly [locale in LocaleName]?: string };
  };
  /** `opinion_id` is a review's or an answer's. */
  opinion_vote: { consumer_id: string; opinion_id: string; vote: 'helpful' | 'notHelpful' };
  review_flag: { consumer_id: string; review_id: string; reason: string };
  size_chart: { product_type: string; locale: string; chart: unknown };
};
