import { afterAll, beforeAll } from 'vitest';
import type { TestPostgres } from '#test/support/postgres.ts';
import { startRig, type Rig, type RigOptions } from './rig.ts';

/** One rig for all tests of a file, on the PostgreSQL that is opened for it; call what this gives inside a test. */
export const useRig = (openPostgres: () => Promise<TestPostgres>, options: RigOptions = {}): (() => Rig) => {
  let postgres: TestPostgres | undefined;
  let rig: Rig | undefined;
  beforeAll(async () => {
    postgres = await openPostgres();
    rig = await startRig(postgres, options);
  });
  afterAll(async () => {
    await rig?.stop();
    await postgres?.stop();
  });
  return () => {
    if (rig === undefined) throw new TypeError('The rig has not started');
    return rig;
  };
};
