import './seed.ts';
import fc from 'fast-check';
import { test } from 'vitest';

/** A property as a test: the title is the law, and the check runs for every sample. */
export const law = <Values extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => void,
): void =>
  test(title, () => {
    fc.assert(
      fc.property(...arbitraries, (...values: Values) => {
        check(...values);
      }),
    );
  });

/** A law over a small set of inputs, all of which are checked. */
export const fullLaw = <Input>(title: string, inputs: readonly Input[], check: (input: Input) => void): void =>
  test(title, () => {
    for (const input of inputs) check(input);
  });

/**
 * A law of sequences: after any commands in any order, the real object equals its model. A thousand sequences of up to
 * forty steps each.
 */
export const sequenceLaw = <Model extends object, Real>(
  title: string,
  commands: readonly fc.Arbitrary<fc.Command<Model, Real>>[],
  begin: () => { model: Model; real: Real },
): void =>
  // Five seconds are a second's work on a busy machine.
  test(title, { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.commands([...commands], { maxCommands: 40, size: 'max' }), (steps) => {
        fc.modelRun(begin, steps);
      }),
      { numRuns: 1_000 },
    );
  });

/** The same for asynchronous objects, such as use cases: a hundred sequences. */
export const asyncSequenceLaw = <Model extends object, Real>(
  title: string,
  commands: readonly fc.Arbitrary<fc.AsyncCommand<Model, Real>>[],
  begin: () => { model: Model; real: Real },
): void =>
  test(title, { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.commands([...commands], { maxCommands: 40, size: 'max' }), (steps) =>
        fc.asyncModelRun(begin, steps),
      ),
      { numRuns: 100 },
    ),
  );
