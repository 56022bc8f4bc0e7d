import type { Mutant } from './mutant.ts';

export const fates = ['killed', 'timeout', 'survived', 'no coverage'] as const;

/** A test failed, none ended in time, all passed, or no test reached the place. */
export type Fate = (typeof fates)[number];

export type TestedMutant = { readonly mutant: Mutant; readonly fate: Fate };

/** The results of the mutants of one file, or why they could not be tested. */
export type FileResult =
  | {
      readonly _tag: 'Tested';
      readonly file: string;
      readonly source: string;
      readonly tested: readonly TestedMutant[];
      readonly seconds: number;
    }
  | { readonly _tag: 'NotTested'; readonly file: string; readonly reason: string };
