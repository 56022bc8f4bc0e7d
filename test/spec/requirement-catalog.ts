import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How a requirement is checked: unit or property test, HTTP exchange, browser, shape of data, exchange with one
 * endpoint.
 */
export const checks = ['U', 'H', 'B', 'S', 'E'] as const;
export type Check = (typeof checks)[number];

export type Requirement = {
  readonly id: string;
  readonly prefix: string;
  readonly sentence: string;
  readonly check: Check;
};

/** A table of inputs and results (part B). */
export type RuleTable = { readonly id: string; readonly title: string; readonly text: string; readonly rows: number };

/** A place where the specification is ambiguous, with the decision (part C). */
export type Ambiguity = { readonly id: string; readonly sentence: string };

/** A row of the table of error texts. `where` has the letters of the table. */
export type ErrorRow = { readonly errorId: string; readonly text: string; readonly where: string };

/** The totals of the last part. */
export type Count = { readonly prefix: string; readonly area: string; readonly total: number };

export type RequirementCatalog = {
  readonly requirements: readonly Requirement[];
  readonly tables: readonly RuleTable[];
  readonly ambiguities: readonly Ambiguity[];
  readonly errors: readonly ErrorRow[];
  readonly counts: readonly Count[];
};

const isCheck = (letter: string): letter is Check => checks.some((check) => check === letter);

const requirementsIn = (document: string): readonly Requirement[] =>
  [...document.matchAll(/^- \*\*(([A-Z][A-Z0-9]*)-\d+)\*\* (.+)$/gm)].flatMap(
    ([, id = '', prefix = '', sentence = '']) => {
      const check = /.*\bcheck: ([A-Z])\b/.exec(sentence)?.[1] ?? '';
      return isCheck(check) ? [{ id, prefix, sentence, check }] : [];
    },
  );

const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the tables in a text, without table heads. */
const rowsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .flatMap((line, at, lines) =>
      line.startsWith('|') && !/^\|[-|]+\|$/.test(line) && !/^\|[-|]+\|$/.test(lines[at + 1] ?? '')
        ? [cellsOf(line)]
        : [],
    );

/** The parts of a text that start with a heading of one level. */
const sections = (document: string, mark: string): readonly { readonly title: string; readonly text: string }[] =>
  document
    .split(new RegExp(`^${mark} `, 'm'))
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const end = lines.findIndex((line) => line.startsWith('#'));
      return {
        title,
        text: lines
          .slice(0, end === -1 ? undefined : end)
          .join('\n')
          .trim(),
      };
    });

/** Reads the catalog of requirements. */
export const readCatalog = (document: string): RequirementCatalog => {
  const parts = sections(document, '###');
  return {
    requirements: requirementsIn(document),
    tables: parts.flatMap(({ title, text }) => {
      const [, id, name = ''] = /^(PR-\d+) (.+)$/.exec(title) ?? [];
      return id === undefined ? [] : [{ id, title: name, text, rows: rowsIn(text).length }];
    }),
    ambiguities: [...document.matchAll(/^- \*\*(AMB-\d+)\*\* (.+)$/gm)].map(([, id = '', sentence = '']) => ({
      id,
      sentence,
    })),
    errors: parts
      .filter(({ title }) => title.startsWith('English texts'))
      .flatMap(({ text }) =>
        rowsIn(text).map(([errorId = '', , words = '', where = '']) => ({ errorId, text: words, where })),
      ),
    counts: rowsIn(sections(document, '#').find(({ title }) => title.startsWith('Part D'))?.text ?? '').map(
      ([prefix = '', area = '', ...numbers]) => ({ prefix, area, total: Number(numbers.at(-1)) }),
    ),
  };
};

/** The catalog of this project. */
export const catalog: RequirementCatalog = readCatalog(
  readFileSync(join(import.meta.dirname, 'requirements.md'), 'utf8'),
);

/** Every id that may be named: requirements, rule tables and ambiguities. */
export const allIds = ({ requirements, tables, ambiguities }: RequirementCatalog): readonly string[] =>
  [...requirements, ...tables, ...ambiguities].map(({ id }) => id);
