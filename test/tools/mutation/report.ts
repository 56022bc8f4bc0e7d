import { changeOf, lineOf } from './mutant.ts';
import { fates, type FileResult, type TestedMutant } from './file-result.ts';

/** The percentage of mutants that a test detects. */
export const LEAST_SCORE = 85;

const count = (tested: readonly TestedMutant[], fate: TestedMutant['fate']): number =>
  tested.filter((one) => one.fate === fate).length;

/** Percentage of detected mutants; 100 without mutants. */
export const scoreOf = (tested: readonly TestedMutant[]): number =>
  tested.length === 0 ? 100 : ((count(tested, 'killed') + count(tested, 'timeout')) / tested.length) * 100;

export const isEnough = (result: FileResult): boolean =>
  result._tag === 'Tested' && scoreOf(result.tested) >= LEAST_SCORE;

/**
 * A surviving mutant: its line as text, and its name in the list of survivors, which does not depend on the line
 * number.
 */
export type Survivor = { readonly line: string; readonly name: string };

/** The survivors of a file. */
export const survivors = (result: FileResult): readonly Survivor[] =>
  result._tag === 'NotTested'
    ? []
    : result.tested
        .filter(({ fate }) => fate === 'survived' || fate === 'no coverage')
        .map(({ mutant, fate }) => {
          const change = `${mutant.kind}: ${changeOf(result.source, mutant)}`;
          return {
            line: `${result.file}:${lineOf(result.source, mutant)} ${fate === 'survived' ? '' : `(${fate}) `}${change}`,
            name: `${result.file} ${change}`,
          };
        });

/** Survivors that the list (`survivors.md`) does not name with a reason: they were never reviewed. */
export const unreviewed = (found: readonly Survivor[], list: string): readonly Survivor[] =>
  found.filter(({ name }) => !list.split('\n').some((line) => line.startsWith(`- \`${name}\`: `)));

/** A line for each file, and one for all of them. */
export const table = (results: readonly FileResult[]): string => {
  const rowOf = (name: string, tested: readonly TestedMutant[], seconds: number): readonly string[] => [
    name,
    scoreOf(tested).toFixed(1),
    String(tested.length),
    ...fates.map((fate) => String(count(tested, fate))),
    (tested.length === 0 ? 0 : seconds / tested.length).toFixed(2),
  ];
  const done = results.flatMap((result) => (result._tag === 'Tested' ? [result] : []));
  const rows = [
    ['', 'score', 'mutants', ...fates, 's each'],
    ...done.map(({ file, tested, seconds }) => rowOf(file, tested, seconds)),
    rowOf(
      'all',
      done.flatMap(({ tested }) => tested),
      done.reduce((sum, { seconds }) => sum + seconds, 0),
    ),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
};
