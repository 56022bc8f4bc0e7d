import '../seed.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Shop } from './in-process-shop.ts';
import { knownSequences } from './known-sequences.ts';
import { anyStep, takeSteps } from './purchase-steps.ts';

/**
 * Runs random sequences of purchases in a shop; those that once failed come first. `part`: parts of a run draw other sequences
 * from its seed.
 */
export const expectSequences = async (
  shop: Shop,
  { sequences, length, part = 0 }: { readonly sequences: number; readonly length: number; readonly part?: number },
): Promise<void> => {
  const known = part === 0 ? knownSequences : [];
  const { seed = 0 } = fc.readConfigureGlobal();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: length, maxLength: length }), async (steps) => {
      expect(await takeSteps(shop, steps)).toEqual([]);
    }),
    {
      seed: seed + part,
      numRuns: known.length + sequences,
      examples: known.map((steps) => [[...steps]]),
      endOnFailure: true,
    },
  );
};
