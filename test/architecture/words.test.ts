import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usesIn } from './word-uses.ts';
import { exemptions, forbiddenFileNames, forbiddenInNames, forbiddenWords } from './words.ts';

const root = join(import.meta.dirname, '../..');

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.(?:tsx?|mjs|css|md)$/.test(path));

const files = [
  ...['core', 'adapters', 'ui', 'test'].flatMap(filesBelow),
  'ARCHITECTURE.md',
  'README.md',
  'vite.config.ts',
];
const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const found = [...texts].flatMap(([path, text]) => usesIn(path, text).map((use) => `${path}: ${use}`));

describe('forbidden words', () => {
  test('are not used in code, comments, tests and documents', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(found).toEqual([]);
  });

  test('every exemption is used', () => {
    const unused = exemptions.filter(({ place, texts: exempt = [''] }) => {
      const there = [...texts].filter(([path]) => path.startsWith(place)).map(([path, text]) => `${path}\n${text}`);
      return !exempt.some((text) => there.some((one) => one.includes(text)));
    });
    expect(unused).toEqual([]);
  });

  test('are found in sentences', () => {
    const words = Object.keys(forbiddenWords);
    expect(words.filter((word) => usesIn('core/area/file.ts', `/** The ${word} of it. */`).length !== 1)).toEqual([]);
  });

  test('are found in names in camel case, kebab case and capitals, and in names of folders', () => {
    const words = Object.keys({ ...forbiddenWords, ...forbiddenInNames }).filter((word) => !word.includes(' '));
    const missed = words.filter((word) => {
      const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
      const names = [`${word}Of`, `read${capital}`, `MOST_${word.toUpperCase()}`, `one-${word}-more`];
      return (
        names.some((name) => usesIn('core/area/file.ts', `const x = '${name}';`).length !== 1) ||
        usesIn(`core/${word}-area/file.ts`, '').length !== 1
      );
    });
    expect(missed).toEqual([]);
  });

  test.each(forbiddenFileNames)(
    '%s is found as the name of a file and of a folder, and allowed in a sentence',
    (name) => {
      expect(usesIn(`core/${name}/file.ts`, '')).toHaveLength(1);
      expect(usesIn(`core/area/${name}.ts`, '')).toHaveLength(1);
      expect(usesIn('core/area/file.ts', `// A ${name} word`)).toEqual([]);
    },
  );

  test.each(['standstill', 'favorites', 'A member signs in.', 'The file is kept.', 'bedroom'])(
    '"%s" is allowed',
    (text) => expect(usesIn('core/area/file.ts', text)).toEqual([]),
  );
});
