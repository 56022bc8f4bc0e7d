import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { pageLanguageOf, texts as paymentTexts } from '#adapters/backend/payments/texts.ts';
import { translated } from '#adapters/backend/translated.ts';
import { locales } from '#adapters/backend/commerce/kernel/sites.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { messagesIn } from '#adapters/web/messages-in.ts';
import { languages } from '#core/kernel/language.ts';
import { loadFailureTexts } from '#core/failures/load-failure-texts.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';

const entries = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => entries(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

type Texts = ReadonlyMap<string, string>;

const textsOf = (value: unknown): Texts => new Map(entries(value));

const base = textsOf(messagesIn('ui/messages/en-us.json'));
const files = globSync('ui/messages/*.json').filter((file) => !file.endsWith('en-us.json'));

/** The parameters of a text; a bare word in a branch of a plural is none. */
const parameters = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted();

/**
 * Differences between the texts of a language and the English ones: missing or additional keys, and other parameters.
 */
const differences = (texts: Texts, english: Texts): readonly string[] => [
  ...[...english.keys()].filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
  ...[...texts.keys()].filter((key) => !english.has(key)).map((key) => `${key} is not in English`),
  ...[...english].flatMap(([key, text]) => {
    const own = texts.get(key);
    return own === undefined || String(parameters(own)) === String(parameters(text))
      ? []
      : [`${key} takes ${parameters(own).join(', ')}`];
  }),
];

describe('every language has the texts of English, with the same parameters', () => {
  test.each(files)('%s', (file) => {
    expect(differences(textsOf(messagesIn(file)), base)).toEqual([]);
  });

  test.each(locales)('service: %s', (locale) => {
    const file: unknown = JSON.parse(readFileSync(`adapters/backend/commerce/kernel/messages/${locale}.json`, 'utf8'));
    const texts = new Map([...textsOf(serviceTexts[locale]), ...textsOf(file)]);
    expect(differences(texts, textsOf(serviceTexts['en-us']))).toEqual([]);
  });

  test.each([...languages, 'en-us'])('payment provider: %s', (language) => {
    const file: unknown = JSON.parse(readFileSync(`adapters/backend/payments/messages/${language}.json`, 'utf8'));
    const texts = new Map([...textsOf(paymentTexts[pageLanguageOf(language)]), ...textsOf(file)]);
    expect(differences(texts, textsOf(paymentTexts.en))).toEqual([]);
  });

  test.each(languages)('failures: %s', async (language) => {
    expect(differences(textsOf(await loadFailureTexts(language)), textsOf(await loadFailureTexts('en')))).toEqual([]);
  });

  test.each(languages)('rules of forms: %s', (language) => {
    expect(differences(textsOf(ruleTextsOf(language)), textsOf(ruleTextsOf('en')))).toEqual([]);
  });

  test('a file without a text is refused with the name of the text, unless it contains only differences', () => {
    const english = { title: 'Hello', packs: { within: 'Add one' } };
    const catalog = { texts: { title: 'Bonjour', packs: {} }, file: 'fr-ca.json' };
    expect(() => translated(english, catalog)).toThrow('fr-ca.json: packs.within is missing');
    expect(translated(english, { ...catalog, isOverlay: true })).toEqual({ ...english, title: 'Bonjour' });
  });

  test('a missing key, an additional key and other parameters are found', () => {
    const english = new Map([
      ['a', 'One {count}'],
      ['b', 'Two'],
    ]);
    const other = new Map([
      ['a', 'Eins {anzahl}'],
      ['c', 'Drei'],
    ]);
    expect(differences(other, english)).toEqual(['b is missing', 'c is not in English', 'a takes anzahl']);
  });
});

test.each(['ui/messages', 'adapters/backend/commerce/kernel/messages'])(
  'every site has a catalog in %s, and every catalog a site',
  (folder) => {
    expect(globSync(`${folder}/*.json`).toSorted()).toEqual(
      sites.map(({ locale }) => `${folder}/${locale}.json`).toSorted(),
    );
  },
);

test.each(['ui/messages', 'adapters/backend/commerce/kernel/messages'])(
  'en-gb of %s contains only differences from en-us, under keys of en-us',
  (folder) => {
    const [american, own] = ['en-us', 'en-gb'].map((locale) =>
      entries(JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8'))),
    );
    const texts = new Map(american);
    expect(own?.length).toBeGreaterThan(5);
    expect(own?.filter(([key, text]) => !texts.has(key) || texts.get(key) === text)).toEqual([]);
  },
);

test('fr-ca is French: no text of several words equals the English one', () => {
  const french = textsOf(messagesIn('ui/messages/fr-ca.json'));
  expect([...base].filter(([key, text]) => /\w \w/.test(text) && french.get(key) === text).map(([key]) => key)).toEqual(
    [],
  );
});

test('every text is used: its key, or the end of it, is in a source', () => {
  const sources = globSync('{ui,core,adapters/web/rendering}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // A key built at run time ends in a dot and the inserted part.
  const written = new Set([...sources.matchAll(/['"`]([\w.]+)(?:['"`]|\$\{)/g)].map(([, words]) => words));
  const isSpoken = (key: string): boolean => {
    const parts = key.split('.');
    return parts.some(
      (_, from) =>
        written.has(parts.slice(from).join('.')) ||
        (from < parts.length - 1 && written.has(`${parts.slice(from, -1).join('.')}.`)),
    );
  };
  expect([...base.keys()].filter((key) => !isSpoken(key))).toEqual([]);
});
