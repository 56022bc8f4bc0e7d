import { describe, expect, test } from 'vitest';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { categoryContent } from '#adapters/backend/seed/data/category-content.ts';
import { categories, outlet } from '#adapters/backend/seed/data/categories.ts';
import { footer, menu } from '#adapters/backend/seed/data/navigation.ts';
import { contentPages } from '#adapters/backend/seed/data/pages/all-pages.ts';
import { popUps } from '#adapters/backend/seed/data/pop-ups.ts';
import { productContent } from '#adapters/backend/seed/data/product-content.ts';
import { questions } from '#adapters/backend/seed/data/questions.ts';
import { sizeCharts } from '#adapters/backend/seed/data/size-charts.ts';
import { oneSize } from '#adapters/backend/seed/data/sizes.ts';
import swatches from '#adapters/backend/seed/media/swatches.json' with { type: 'json' };
import { wordsIn } from './words-in.ts';

const texts = wordsIn({
  allStyles,
  categories,
  outlet,
  contentPages,
  productContent,
  popUps,
  menu,
  footer,
  categoryContent,
  questions,
  sizeCharts,
  oneSize,
  swatches,
});
const languages = ['en', 'fr', 'de'] as const;
const inLanguages = (words: object): { readonly [language in (typeof languages)[number]]?: unknown } => words;

/** Names, and words that two languages share. */
const shared: ReadonlySet<unknown> = new Set([
  'Kamm Trail 3',
  'Ridgeline Mid',
  'Varde Fleece',
  'Lichen',
  'Fjord',
  'Glacier',
  'Fell Shorts',
  'Cookies',
  'Sand',
  'Taille',
  'Newsletter',
  'Instagram',
  'YouTube',
  'Strava',
  'Winter',
]);

const missing = (text: unknown): boolean =>
  Array.isArray(text) ? text.length === 0 || text.some(missing) : typeof text !== 'string' || text.trim() === '';
const placeholders = (text: unknown): readonly string[] => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).toSorted();
/** Entries of lists that some sites only have: their stores, and the withdrawal from a contract. */
const ofSite = /<li><a href=\\"\/(?:store-locator\/|withdrawal).*?<\/li>/g;
const tags = (text: unknown): readonly string[] =>
  (
    JSON.stringify(text)
      .replaceAll(ofSite, '')
      .match(/<\/?\w+|href=\\"[^"]*\\"/g) ?? []
  ).filter((tag) => !tag.includes('mailto') && !tag.includes('tel:') && !tag.includes('?q='));
/** Paths are no words: the stores of a page differ by site, not by language. */
const isPath = (text: string): boolean => text.startsWith('/');
const isDecoration = (words: object): boolean => Object.values(words).every((text) => text === '');

describe('every text of the seed', () => {
  test('the seed has texts', () => expect(texts.length).toBeGreaterThan(400));

  test('exists in English, French and German', () => {
    const gaps = texts
      .filter(({ words }) => !isDecoration(words))
      .flatMap(({ path, words }) =>
        languages.filter((language) => missing(inLanguages(words)[language])).map((language) => `${path} ${language}`),
      );
    expect(gaps).toEqual([]);
  });

  test('is not a copy of another language, unless it is a name or a shared word', () => {
    const copies = texts.flatMap(({ path, words }) => {
      const { en, fr, de } = inLanguages(words);
      return [
        [en, fr],
        [en, de],
        [fr, de],
      ].flatMap(([one, other]) =>
        typeof one === 'string' && one !== '' && !isPath(one) && one === other && !shared.has(one)
          ? [`${path}: ${one}`]
          : [],
      );
    });
    expect(copies).toEqual([]);
  });

  test('has as many entries in every language', () => {
    const lengths = texts.flatMap(({ path, words }) => {
      const counts = new Set(Object.values(words).map((text: unknown) => (Array.isArray(text) ? text.length : -1)));
      return counts.size === 1 ? [] : [path];
    });
    expect(lengths).toEqual([]);
  });

  test('has the same placeholders in every language', () => {
    for (const { path, words } of texts)
      for (const text of Object.values(words))
        expect([path, placeholders(text)]).toEqual([path, placeholders(inLanguages(words).en)]);
  });

  test('has the same links and markup in every language', () => {
    for (const { path, words } of texts)
      for (const text of Object.values(words)) expect([path, tags(text)]).toEqual([path, tags(inLanguages(words).en)]);
  });

  test('has no exclamation in capitals, and no blank at its ends', () => {
    const loud = texts.filter(({ words }) => /!(?!--)|" | "/.test(JSON.stringify(words)));
    expect(loud.map(({ path }) => path)).toEqual([]);
  });

  test('has no American spelling in Great Britain', () => {
    for (const { path, words } of texts) {
      const british = JSON.stringify('gb' in words ? words.gb : inLanguages(words).en);
      expect([
        path,
        /\b(?:colors?|gray|liters?|(?:centi|milli)meters?|fibers?|enameled|aluminum|program|pants|neighbors?|fall field)\b/i.exec(
          british,
        )?.[0],
      ]).toEqual([path, undefined]);
    }
  });

  test('has typographic apostrophes and quotes in French and German', () => {
    for (const { path, words } of texts) {
      const { fr, de } = inLanguages(words);
      expect([path, /\p{L}'\p{L}/u.test(JSON.stringify([fr, de]))]).toEqual([path, false]);
    }
  });

  test('is written in Canadian French: a space before a colon, none before ; and ?', () => {
    for (const { path, words } of texts)
      expect([
        path,
        /\p{L} [;?]|\p{L}:(?!\/|hello|bonjour)/u.exec(
          JSON.stringify(inLanguages(words).fr ?? '').replace(/<[^>]*>/g, ''),
        )?.[0],
      ]).toEqual([path, undefined]);
  });
});
