import { afterAll, beforeAll } from 'vitest';
import type { TestPostgres } from '#test/support/postgres.ts';
import { startHarness, type Harness, type HarnessOptions } from './harness.ts';

/**
 * One harness for all tests of a file, on the PostgreSQL that is opened for it; call the returned function inside a
 * test.
 */
export const useHarness = (
  openPostgres: () => Promise<TestPostgres>,
  options: HarnessOptions = {},
): (() => Harness) => {
  let postgres: TestPostgres | undefined;
  let harness: Harness | undefined;
  beforeAll(async () => {
    postgres = await openPostgres();
    harness = await startHarness(postgres, options);
  });
  afterAll(async () => {
    await harness?.stop();
    await postgres?.stop();
  });
  return () => {
    if (harness === undefined) throw new TypeError('The harness has not started');
    return harness;
  };
};
