import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentRows } from '#adapters/backend/seed/content-rows.ts';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { sites } from '#adapters/composition/sites.ts';
import { charactersOf } from '#test/support/font-characters.ts';

const geist = charactersOf('ui/design/fonts/geist.woff2');
const archivo = charactersOf('ui/design/fonts/archivo.woff2');

/** Emoji and line ends are in none of our fonts; a word joiner has no shape. */
const isText = (character: string): boolean => (character > ' ' || character === '\u00a0') && character !== '\u2060';
const missing = (texts: readonly string[], face: ReadonlySet<string>): readonly string[] =>
  [...new Set(texts.join(''))].filter((character) => isText(character) && !face.has(character)).toSorted();

/** Characters that formatters put into amounts, dates and percentages, in every language of the seed. */
const formatted = (locale: string): readonly string[] => [
  ...['USD', 'CAD', 'GBP', 'EUR'].flatMap((currency) =>
    (['symbol', 'code'] as const).map((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).format(-1234567.8),
    ),
  ),
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(-0.333),
  ...(['full', 'long', 'medium', 'short'] as const).flatMap((dateStyle) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) =>
      new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).format(
        Date.UTC(2026, month, 1 + month),
      ),
    ),
  ),
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    Date.UTC(2026, 10, 3),
    Date.UTC(2026, 11, 5),
  ),
];

/** Every text that a shopper may read. */
const texts: { readonly [source: string]: () => readonly string[] } = {
  'the messages of views': () => globSync('ui/messages/*.json').map((file) => readFileSync(file, 'utf8')),
  'the messages of rules': () =>
    globSync('{core/**/messages,adapters/backend}/**/*{en,fr,de,texts}.ts').map((file) => readFileSync(file, 'utf8')),
  'the content of every site': () => [JSON.stringify(contentRows())],
  'the catalog': () => [
    JSON.stringify(allStyles),
    ...globSync('adapters/backend/seed/data/*.ts').map((file) => readFileSync(file, 'utf8')),
  ],
  'amounts, dates and shares': () => [...sites.map(({ language }) => language), 'fr-FR', 'de-DE'].flatMap(formatted),
};

describe('the fonts have every character of our texts', () => {
  test.each(Object.entries(texts))('%s', (_, read) => {
    expect(read().join('').length).toBeGreaterThan(100);
    expect(missing(read(), geist)).toEqual([]);
  });

  test('numero, per mille, arrows, a capital Y with diaeresis and the narrow spaces of French', () => {
    expect([...'№‰→←Ÿ\u202f\u2009\u00a0'].filter((character) => !geist.has(character))).toEqual([]);
    expect([...'\u202f\u2009\u00a0'].filter((character) => !archivo.has(character))).toEqual([]);
  });

  test('a character missing from the fonts is reported', () => expect(missing(['a✓b'], geist)).toEqual(['✓']));

  test('headings fall back to the text font for missing characters', () =>
    expect(readFileSync('ui/design/tokens.css', 'utf8')).toMatch(/--face-head: 'Archivo Expanded'.*'Geist'/));
});
