import { expect, test } from 'vitest';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { detectFault } from './harness/fault-detection.ts';

// Every guard in test/proof/fault-injection.proof.ts; these two keep the injection itself in order.
test.each(['stock guard', 'stable provider key'] as const)('R10 without "%s" the proofs turn red', async (name) => {
  const postgres = await sharedPostgres('seeded');
  const { noticed, says } = await detectFault(postgres, name);
  expect(noticed).toContainEqual(expect.stringMatching(says));
  await postgres.stop();
});
