import { describe, expect, test } from 'vitest';
import { MAX_QUESTION } from '#core/reviews/question.ts';
import { averageStars, starCounts } from '#core/catalog/rating-summary.ts';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { questions } from '#adapters/backend/seed/data/questions.ts';
import { translations } from '#adapters/backend/seed/data/review-translations.ts';
import { seedReviews } from '#adapters/backend/seed/data/reviews.ts';
import { SNAPSHOTS } from '#test/tools/pictures/snapshots.ts';

/** A gift card has no reviews, and neither do goods that are made to order. */
const goods = allStyles.filter(({ sizes, custom }) => sizes !== 'amounts' && custom === undefined);
const all = Object.values(seedReviews).flat();
const wearable = (type: string): boolean => type !== 'packs' && type !== 'camp';
const sentences = (text: string): readonly string[] =>
  text.split(/(?<=[.?])\s+/).filter((sentence) => sentence.length > 14);

describe('reviews', () => {
  test.each(goods)('REV-16 $id has 8 to 40 reviews whose average is its rating', ({ id, rating, type }) => {
    const own = seedReviews[id] ?? [];
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.length).toBeLessThanOrEqual(40);
    expect([averageStars(starCounts(own.map(({ stars }) => stars))), own.length]).toEqual(rating);
    expect(own.every(({ fit }) => (fit !== undefined) === wearable(type))).toBe(true);
  });

  test('belong to styles, and contain no names beyond initials', () => {
    expect(Object.keys(seedReviews).toSorted()).toEqual(goods.map(({ id }) => id).toSorted());
    for (const { by } of all) expect(by).toMatch(/^\p{Lu}\. \p{Lu}\.$/u);
  });

  test('ux 34 have every photo of shoppers, each once, with a product of their style on it', () => {
    const shown = Object.entries(seedReviews).flatMap(([style, own]) =>
      own.flatMap(({ pictures = [] }) => pictures.map((name) => [name, style])),
    );
    expect(shown.toSorted()).toEqual(SNAPSHOTS.map(({ name, productId }) => [name, productId.slice(0, 8)]).toSorted());
  });

  test('have different ratings', () => {
    const counts = starCounts(all.map(({ stars }) => stars));
    expect(counts[5] / all.length).toBeLessThan(0.75);
    for (const { id } of goods)
      expect([id, new Set((seedReviews[id] ?? []).map(({ stars }) => stars)).size > 1]).toEqual([id, true]);
  });

  test('repeat neither titles nor sentences', () => {
    const twice = (texts: readonly string[]): readonly string[] =>
      texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(twice(all.map(({ title }) => title))).toEqual([]);
    expect(twice(all.flatMap(({ text }) => sentences(text)))).toEqual([]);
  });

  test('are written in three languages, most by verified buyers', () => {
    expect(new Set(all.map(({ locale }) => locale))).toEqual(new Set(['en-us', 'en-gb', 'fr-ca', 'de-de']));
    expect(all.filter(({ isVerified }) => isVerified).length / all.length).toBeGreaterThan(0.8);
  });

  test('are dated after the release of the style, the newest first', () => {
    for (const { id, launched } of goods) {
      const days = (seedReviews[id] ?? []).map(({ on }) => on);
      expect([id, days.every((day) => day > launched), days]).toEqual([id, true, days.toSorted().toReversed()]);
    }
  });
});

describe('questions', () => {
  test.each(goods)('REV-05 $id has 2 to 5, dated after its release', ({ id, launched }) => {
    const own = questions[id] ?? [];
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.length).toBeLessThanOrEqual(5);
    expect(own.every(({ on, by }) => on > launched && /^\p{Lu}\. \p{Lu}\.$/u.test(by))).toBe(true);
  });

  test('REV-11 have a valid length, and end with a question mark', () => {
    for (const { text } of Object.values(questions).flat()) {
      for (const words of Object.values(text))
        expect([words, words.length >= 10 && words.length <= MAX_QUESTION && words.endsWith('?')]).toEqual([
          words,
          true,
        ]);
    }
  });
});

describe('translations', () => {
  const wanted: { readonly [language: string]: readonly string[] } = { en: ['fr'], fr: ['en'], de: ['en', 'fr'] };

  test('REV-14 every review is available in both languages of the shop', () => {
    expect(
      all
        .filter(
          ({ title, locale }) => Object.keys(translations[title] ?? {}).join() !== wanted[locale.slice(0, 2)]?.join(),
        )
        .map(({ title }) => title),
    ).toEqual([]);
    expect(Object.keys(translations).toSorted()).toEqual(all.map(({ title }) => title).toSorted());
  });
});
