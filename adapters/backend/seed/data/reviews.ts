import { everydayReviews } from './everyday-reviews.ts';
import { footwearReviews } from './footwear-reviews.ts';
import { gearReviews } from './gear-reviews.ts';
import { outerwearReviews } from './outerwear-reviews.ts';
import type { ReviewsByStyle } from './review.ts';

/** Reviews by style, newest first. */
export const seedReviews: ReviewsByStyle = {
  ...footwearReviews,
  ...outerwearReviews,
  ...everydayReviews,
  ...gearReviews,
};
