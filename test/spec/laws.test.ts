import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '#test/architecture/imports.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Words alone: without ids, signs of a comment, and spaces that differ. */
const plain = (text: string): string => text.replace(/\b[A-Z][A-Z0-9]*-\d+\b/g, '').replace(/^[ \t]*\*/gm, '').replace(/[`‘’']/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** What the comments of a source call a law: from `Law:` to the end of the sentence, or of the comment. */
const lawsIn = (file: string): readonly string[] =>
  parseSync(file, read(file)).comments.flatMap(({ value }) => [...value.matchAll(/\bLaws?: ([^]*?)(?:\(PR-\d+\))?(?:\.(?=\s)|\.?\s*$)/g)].map(([, law = '']) => plain(law)));

const properties = sourceFiles('test').flatMap((file) => [...read(file).matchAll(/\b(?:law|sequenceLaw)(?:<.*?>)?\('((?:[^'\\]|\\.)*)'/g)].map(([, title = '']) => plain(title)));

/** What is left of a law once the titles of all properties in it are gone: nothing but joints, if it is proved. */
const unproved = (law: string): string =>
  properties.filter((title) => title !== '' && law.includes(title)).toSorted((a, b) => b.length - a.length).reduce((left, title) => left.replaceAll(title, ''), law).replace(/[\s,;:.()]|\band\b/g, '');

describe('laws', () => {
  const laws = sourceFiles('core').flatMap((file) => lawsIn(file).map((law) => [file, law] as const));

  test('every sentence that a source calls a law is the title of a property', () => {
    expect(laws.filter(([, law]) => unproved(law) !== '')).toEqual([]);
    expect(laws.length).toBeGreaterThan(5);
    expect(properties.length).toBeGreaterThan(200);
  });

  test('a law without a property is seen', () => expect([unproved('no law has ever been broken'), unproved(properties.slice(0, 2).join(', and '))]).toEqual(['nolawhaseverbeenbroken', '']));
});
