import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourceFiles } from '#test/architecture/imports.ts';
import type { RuleTable } from './catalogue.ts';
import { findTests, titleMakers } from './test-titles.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A sentence and where it stands: above a function, as the title of a property, or below a table of the catalogue. */
export type Sentence = { readonly place: string; readonly words: string };

/** Of a requirement, or of an invariant of reliability such as I05. */
const id = String.raw`(?:[A-Z][A-Z0-9]*-\d+|I\d{2})`;
const idsInBrackets = new RegExp(String.raw`\s*\(${id}(?:(?:, | and | to )${id})*\)`, 'g');

/** The words alone: without ids, signs of a comment, quotes, and spaces that differ. */
export const plainWords = (text: string): string =>
  text
    .replace(idsInBrackets, '')
    .replace(new RegExp(String.raw`\b${id}\b(?: to \b${id}\b)?`, 'g'), '')
    .replace(/^[ \t]*\*/gm, '')
    .replace(/[`‘’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The sentences of a line of laws or properties: up to its full stop, parted by semicolons. */
const sentences = (line: string): readonly string[] =>
  (/^[^]*?(?=\.(?:\s|$)|$(?![^]))/.exec(line)?.[0] ?? '').split(';').map(plainWords);

/** What the comments of a source call laws: each from `Law:` to the end of its sentence. */
export const lawsIn = (path: string, source: string): readonly string[] =>
  parseSync(path, source).comments.flatMap(({ value }) =>
    value
      .split(/\bLaw: /)
      .slice(1)
      .flatMap(sentences),
  );

export const laws = (folders: readonly string[]): readonly Sentence[] =>
  folders.flatMap(sourceFiles).flatMap((file) => lawsIn(file, read(file)).map((words) => ({ place: file, words })));

/** What the catalogue calls properties of a rule table, by the id of the table. */
export const propertiesOf = ({ id: place, text }: RuleTable): readonly Sentence[] =>
  [...text.matchAll(/^Properties: (.+)$/gm)]
    .flatMap(([, line = '']) => sentences(line))
    .map((words) => ({ place, words }));

/** The titles of the properties, with their ids: what `law` and its like in test/support/law.ts receive. */
export const propertyTitles = (): readonly Sentence[] => {
  const makers = titleMakers('law.ts', read('test/support/law.ts'));
  const files = sourceFiles('test').filter(
    (file) => /\.(test|prop)\.tsx?$/.test(file) && !file.startsWith('test/spec/'),
  );
  return files.flatMap((place) =>
    findTests(place, read(place), makers).flatMap(({ maker, title }) =>
      makers.includes(maker) ? [{ place, words: title }] : [],
    ),
  );
};
