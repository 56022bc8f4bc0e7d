import { numberFormat } from '../kernel/formatters.ts';

/** Possible ratings, best first. */
export const stars = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof stars)[number];

/** Reviews per star. */
export type StarCounts = { readonly [star in Stars]: number };

export const starCounts = (ratings: readonly number[]): StarCounts => {
  const count = (star: Stars): number => ratings.filter((rating) => rating === star).length;
  return { 5: count(5), 4: count(4), 3: count(3), 2: count(2), 1: count(1) };
};

/**
 * The average rating to one decimal: 4.25 is 4.3. Undefined without reviews.
 * Law: every star is counted, and the average is within half a tenth of the exact one, a half rounded up (REV-16).
 */
export const averageStars = (counts: StarCounts): number | undefined => {
  const [sum, reviews] = stars.reduce<readonly [number, number]>(
    ([points, number], star) => [points + star * counts[star], number + counts[star]],
    [0, 0],
  );
  return reviews === 0 ? undefined : Math.floor((sum * 20 + reviews) / (reviews * 2)) / 10;
};

/** A score with exactly one decimal, formatted for a language; halves are rounded up (REV-16). */
export const scoreText = (score: number, language: string): string =>
  numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score);
