import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from '#test/architecture/imports.ts';
import type { RuleTable } from './requirement-catalog.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A sentence and its place: above a function, as the title of a property, or below a table of the catalog. */
export type Sentence = { readonly place: string; readonly words: string };

/** Of a requirement, or of an invariant of reliability such as I05. */
const id = String.raw`(?:[A-Z][A-Z0-9]*-\d+|I\d{2})`;
const idsInBrackets = new RegExp(String.raw`\s*\(${id}(?:(?:, | and | to )${id})*\)`, 'g');

/** The text alone: without ids, comment characters, quotes, and differing spaces. */
export const plainWords = (text: string): string =>
  text
    .replace(idsInBrackets, '')
    .replace(new RegExp(String.raw`\b${id}\b(?: to \b${id}\b)?`, 'g'), '')
    .replace(/^[ \t]*\*/gm, '')
    .replace(/[`‘’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The sentences of a line of laws or properties: up to its full stop, separated by semicolons. */
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

/** The property sentences of a rule table in the catalog, by the id of the table. */
export const propertiesOf = ({ id: place, text }: RuleTable): readonly Sentence[] =>
  [...text.matchAll(/^Properties: (.+)$/gm)]
    .flatMap(([, line = '']) => sentences(line))
    .map((words) => ({ place, words }));

/** The functions of test/support/law.ts: their first argument is the title of a property. */
const lawFunctions: readonly string[] = [...read('test/support/law.ts').matchAll(/^export const (\w+)/gm)].map(
  ([, name = '']) => name,
);

/** The titles of the properties of a test, with their ids. Each is a plain text, so it is read from the source. */
export const propertyTitlesIn = (path: string, source: string): readonly string[] => {
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (callee.type !== 'Identifier' || !lawFunctions.includes(callee.name)) return;
      const words =
        title?.type === 'Literal'
          ? title.value
          : title?.type === 'TemplateLiteral' && title.quasis.length === 1
            ? title.quasis[0]?.value.cooked
            : undefined;
      if (typeof words !== 'string') throw new TypeError(`${path}: the title of a law is not a plain text`);
      titles.push(words);
    },
  }).visit(parseSync(path, source).program);
  return titles;
};

export const propertyTitles = (): readonly Sentence[] =>
  sourceFiles('test')
    .filter((file) => /\.(test|prop)\.tsx?$/.test(file))
    .flatMap((place) => propertyTitlesIn(place, read(place)).map((words) => ({ place, words })));
