import { expect, test } from 'vitest';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { callTooOften } from './drivers/call-too-often.ts';
import { useRig } from './rig/use-rig.ts';

const rig = useRig(() => sharedPostgres('seeded'), { limits: true });

test('G9 200 calls of one shopper at once, on two processes: exactly as many pass as are allowed, and no other shopper is refused', async () => {
  expect(await callTooOften(rig())).toEqual([]);
});
