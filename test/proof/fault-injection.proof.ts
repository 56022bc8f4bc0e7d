import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFaultName, faults } from '#test/reliability/harness/fault-injection.ts';
import { detectFault } from '#test/reliability/harness/fault-detection.ts';
import { startPostgres, type TestPostgres } from '#test/support/postgres.ts';

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres?.stop());

test.each(Object.keys(faults).filter(isFaultName))('R10 without the guard "%s" the scenarios fail', async (name) => {
  if (postgres === undefined) throw new TypeError('PostgreSQL has not started');
  const { noticed, says } = await detectFault(postgres, name);
  expect(noticed).toContainEqual(expect.stringMatching(says));
});
