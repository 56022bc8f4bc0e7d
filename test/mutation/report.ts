import { changeOf, lineOf } from './mutant.ts';
import { fates, type FileVerdict, type Judged } from './file-result.ts';

/** The share of mutants, in percent, that a test notices. */
export const LEAST_SCORE = 85;

const count = (judged: readonly Judged[], fate: Judged['fate']): number =>
  judged.filter((one) => one.fate === fate).length;

/** Percent of the mutants that were noticed; 100 where there is none. */
export const scoreOf = (judged: readonly Judged[]): number =>
  judged.length === 0 ? 100 : ((count(judged, 'killed') + count(judged, 'timeout')) / judged.length) * 100;

export const isEnough = (verdict: FileVerdict): boolean =>
  verdict._tag === 'Judged' && scoreOf(verdict.judged) >= LEAST_SCORE;

/**
 * A mutant that lived: its line in words, and the name by which the list of survivors knows it, whatever its line is
 * now.
 */
export type Survivor = { readonly line: string; readonly name: string };

/** The survivors of a file. */
export const survivors = (verdict: FileVerdict): readonly Survivor[] =>
  verdict._tag === 'NotJudged'
    ? []
    : verdict.judged
        .filter(({ fate }) => fate === 'survived' || fate === 'no coverage')
        .map(({ mutant, fate }) => {
          const change = `${mutant.kind}: ${changeOf(verdict.source, mutant)}`;
          return {
            line: `${verdict.file}:${lineOf(verdict.source, mutant)} ${fate === 'survived' ? '' : `(${fate}) `}${change}`,
            name: `${verdict.file} ${change}`,
          };
        });

/** Those that the list of survivors (`survivors.md`) does not name with a reason: they were never reviewed. */
export const unjudged = (found: readonly Survivor[], list: string): readonly Survivor[] =>
  found.filter(({ name }) => !list.split('\n').some((line) => line.startsWith(`- \`${name}\`: `)));

/** A line for each file, and one for all of them. */
export const table = (verdicts: readonly FileVerdict[]): string => {
  const rowOf = (name: string, judged: readonly Judged[], seconds: number): readonly string[] => [
    name,
    scoreOf(judged).toFixed(1),
    String(judged.length),
    ...fates.map((fate) => String(count(judged, fate))),
    (judged.length === 0 ? 0 : seconds / judged.length).toFixed(2),
  ];
  const done = verdicts.flatMap((verdict) => (verdict._tag === 'Judged' ? [verdict] : []));
  const rows = [
    ['', 'score', 'mutants', ...fates, 's each'],
    ...done.map(({ file, judged, seconds }) => rowOf(file, judged, seconds)),
    rowOf(
      'all',
      done.flatMap(({ judged }) => judged),
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
