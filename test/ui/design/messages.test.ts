import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const entries = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => entries(inner, path === '' ? key : `${path}.${key}`)) : [[path, String(value)]];

const base = new Map(entries(read('ui/messages/en-us.json')));
const others = globSync('ui/messages/*.json').filter((file) => !file.endsWith('en-us.json'));
const own = ['design', 'cart', 'checkout', 'confirmation', 'miniCart', 'challenge'];
const mine = (key: string): boolean => own.includes(key.split('.')[0] ?? '');
const names = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '').toSorted();

test.each(others)('%s tells everything that the first language tells, with the same values in it', (file) => {
  const texts = new Map(entries(read(file)));
  expect([...texts.keys()].filter(mine).toSorted()).toEqual([...base.keys()].filter(mine).toSorted());
  for (const [key, text] of base) if (mine(key)) expect([key, new Set(names(texts.get(key) ?? ''))]).toEqual([key, new Set(names(text))]);
});

test('fr-ca is French: no text of several words is the same as in English', () => {
  const french = new Map(entries(read('ui/messages/fr-ca.json')));
  expect([...base].filter(([key, text]) => mine(key) && /\w \w/.test(text) && french.get(key) === text).map(([key]) => key)).toEqual([]);
});
