import { expect, test } from 'vitest';
import { inEveryLocale, textIn } from '#adapters/backend/seed/data/localized-text.ts';
import { languageOfLocale, locales, searchLanguage } from '#adapters/backend/commerce/kernel/sites.ts';

const color = { en: 'gray', gb: 'grey', fr: 'gris', de: 'grau' };

test('a text is that of the language of its locale, British if there is one', () => {
  expect(inEveryLocale(color)).toEqual({ 'en-us': 'gray', 'en-gb': 'grey', 'fr-ca': 'gris' });
  expect(textIn({ en: 'blue', fr: 'bleu', de: 'blau' }, 'en-gb')).toBe('blue');
});

test('SRCH-04 locales of one language have one text search configuration, and no two languages share one', () => {
  const pairs = new Set(locales.map((locale) => `${languageOfLocale(locale)} ${searchLanguage(locale)}`));
  expect([...pairs].toSorted()).toEqual(['en english', 'fr french']);
});
