import type { Mutant } from './mutant.ts';

export const fates = ['killed', 'timeout', 'survived', 'no coverage'] as const;

/** A test failed, none ended in time, all passed, or none even came by. */
export type Fate = (typeof fates)[number];

export type Judged = { readonly mutant: Mutant; readonly fate: Fate };

/** What became of the mutants of one file, or why they could not be judged. */
export type FileVerdict =
  | {
      readonly _tag: 'Judged';
      readonly file: string;
      readonly source: string;
      readonly judged: readonly Judged[];
      readonly seconds: number;
    }
  | { readonly _tag: 'NotJudged'; readonly file: string; readonly reason: string };
