import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const entries = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => entries(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

const base = new Map(entries(read('ui/messages/en-us.json')));
const others = globSync('ui/messages/*.json').filter((file) => !file.endsWith('en-us.json'));
/** The values that a text takes; a word alone in a branch of a plural is none. */
const names = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)[,}]/g)].map(([, name = '']) => name));

test.each(others)('%s tells everything that the first language tells, with the same values in it', (file) => {
  const texts = new Map(entries(read(file)));
  expect([...texts.keys()].toSorted()).toEqual([...base.keys()].toSorted());
  for (const [key, text] of base) expect([key, names(texts.get(key) ?? '')]).toEqual([key, names(text)]);
});

test('fr-ca is French: no text of several words is the same as in English', () => {
  const french = new Map(entries(read('ui/messages/fr-ca.json')));
  expect([...base].filter(([key, text]) => /\w \w/.test(text) && french.get(key) === text).map(([key]) => key)).toEqual(
    [],
  );
});

test('every text is spoken: its key, or the end of it, is written somewhere', () => {
  const sources = globSync('{ui,core}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // A key that is put together ends in a dot and what is put in.
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
