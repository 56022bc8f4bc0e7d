import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSabotage, sabotages } from '#test/reliability/rig/sabotage.ts';
import { watchWithout } from '#test/reliability/rig/watchers.ts';
import { startPostgres, type TestPostgres } from '#test/support/postgres.ts';

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: false });
});
afterAll(async () => postgres?.stop());

test.each(Object.keys(sabotages).filter(isSabotage))('R10 without "%s" the proofs turn red', async (name) => {
  if (postgres === undefined) throw new TypeError('PostgreSQL has not started');
  const { noticed, says } = await watchWithout(postgres, name);
  expect(noticed).toContainEqual(expect.stringMatching(says));
});
