import { expect, test } from 'vitest';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { detectFault } from './harness/fault-detection.ts';

// All guards are in test/proof/fault-injection.proof.ts; these two test the injection itself.
test.each(['stock guard', 'stable provider key'] as const)(
  'R10 without the guard "%s" the scenarios fail',
  async (name) => {
    const postgres = await sharedPostgres('seeded');
    const { noticed, says } = await detectFault(postgres, name);
    expect(noticed).toContainEqual(expect.stringMatching(says));
    await postgres.stop();
  },
);
