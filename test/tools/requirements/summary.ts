import {
  checks,
  type RequirementCatalog,
  type Check,
  type Requirement,
  type RuleTable,
} from '#test/spec/requirement-catalog.ts';
import type { Tests } from './evidence.ts';
import { proves } from './stage.ts';

/** The ids that a person has typed; ids have capital letters. */
export const idsOf = (args: readonly string[]): readonly string[] => args.map((arg) => arg.trim().toUpperCase());

type Cell = { readonly tested: number; readonly all: number };

/** Whether a title names a requirement at a stage that proves its check. */
const isTested = ({ id, check }: Requirement, tests: Tests): boolean =>
  tests.get(id)?.some(({ stage }) => proves(check, stage)) === true;

const cellOf = (requirements: readonly Requirement[], tests: Tests, check?: Check): Cell => {
  const those = requirements.filter((one) => check === undefined || one.check === check);
  return { tested: those.filter((one) => isTested(one, tests)).length, all: those.length };
};

const write = ({ tested, all }: Cell): string => (all === 0 ? '' : `${tested}/${all}`);

/** The rule tables with fewer rows in titles of tests of the running product than in the table. */
export const tablesWithoutTest = ({ tables }: RequirementCatalog, tests: Tests): readonly RuleTable[] =>
  tables.filter(({ id, rows }) => (tests.get(id) ?? []).filter(({ stage }) => proves('U', stage)).length < rows);

/** The requirements of a kind that no title names at a stage that proves them. */
export const withoutTest = ({ requirements }: RequirementCatalog, tests: Tests, check: Check): readonly Requirement[] =>
  requirements.filter((one) => one.check === check && !isTested(one, tests));

/** `PAY-02 PAY-05` as `02 05`, to be printed after the prefix. */
const numbers = (requirements: readonly Requirement[]): string =>
  requirements.map(({ id, prefix }) => id.slice(prefix.length + 1)).join(' ');

/**
 * A line for each prefix: how many of its requirements have a test that names them, by check, and which with check U
 * have none.
 */
export const summary = (catalog: RequirementCatalog, tests: Tests, titles: number): string => {
  const missing = withoutTest(catalog, tests, 'U');
  const rowOf = (name: string, requirements: readonly Requirement[], without: string): readonly string[] => [
    name,
    write(cellOf(requirements, tests)),
    ...checks.map((check) => write(cellOf(requirements, tests, check))),
    without,
  ];
  const prefixes = [...new Set(catalog.requirements.map(({ prefix }) => prefix))];
  const rows = [
    ['', 'all', ...checks, 'check U without a test'],
    ...prefixes.map((prefix) =>
      rowOf(
        prefix,
        catalog.requirements.filter((one) => one.prefix === prefix),
        numbers(missing.filter((one) => one.prefix === prefix)),
      ),
    ),
    rowOf('all', catalog.requirements, String(missing.length)),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const inPart = catalog.requirements.filter((one) => tests.has(one.id) && !isTested(one, tests)).length;
  const untested = tablesWithoutTest(catalog, tests).map(({ id }) => id);
  return [
    ...rows.map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === row.length - 1
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    ),
    '',
    `Rule tables: ${catalog.tables.length - untested.length}/${catalog.tables.length} have tests${untested.length === 0 ? '' : `; without: ${untested.join(' ')}`}.`,
    `A requirement has a test when a title among ${titles} names its id, with check H or E before a service that answers, with B in a browser.`,
    `Of those without one, ${inPart} have a test of a part: a rule or a view by itself, or a rule that nothing runs yet.`,
  ].join('\n');
};

/** The account of one id: its sentence or table, its files, and its tests. Undefined for an unknown id. */
export const account = (
  id: string,
  { requirements, tables, ambiguities }: RequirementCatalog,
  tests: Tests,
  files: readonly string[],
): string | undefined => {
  const table = tables.find((one) => one.id === id);
  const sentence =
    [...requirements, ...ambiguities].find((one) => one.id === id)?.sentence ??
    (table === undefined ? undefined : `${table.title}\n\n${table.text}\n`);
  if (sentence === undefined) return undefined;
  const list = (name: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [`${name}: none`] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
  return [
    `${id} ${sentence}`,
    ...list('Files', files),
    ...list(
      'Tests',
      (tests.get(id) ?? []).map(({ file, title, stage }) => `${stage.padEnd(7)}  ${file}  ${title}`),
    ),
  ].join('\n');
};
