import fc from 'fast-check';
import { test } from 'vitest';

/** A property as a test: the title is the law, and the check expects it of every sample. */
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
