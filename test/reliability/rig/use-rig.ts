import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from '#test/support/postgres.ts';
import { startRig, type Rig, type RigOptions } from './rig.ts';

/** One rig for all tests of a file, on a PostgreSQL of its own; call what this gives inside a test. */
export const useRig = (options: RigOptions = {}): (() => Rig) => {
  let postgres: TestPostgres | undefined;
  let rig: Rig | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
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
