import { expect, test } from 'vitest';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { exceedPinLimit } from './scenarios/exceed-pin-limit.ts';
import { exceedAddressLimit, exceedRateLimit } from './scenarios/exceed-rate-limit.ts';
import { useHarness } from './harness/use-harness.ts';

const harness = useHarness(() => sharedPostgres('seeded'), { limits: true });

test('G9 200 simultaneous calls of one shopper on two processes: exactly as many pass as the limit allows, and no other shopper is refused', async () => {
  expect(await exceedRateLimit(harness())).toEqual([]);
});

test('G9 200 simultaneous sign-ins from one address on two processes: exactly as many pass as the limit allows, and no other address is refused', async () => {
  expect(await exceedAddressLimit(harness())).toEqual([]);
});

test('simultaneous wrong PINs of a gift card on two processes: exactly 5 of one network and 30 of all are compared, and its owner is not locked', async () => {
  expect(await exceedPinLimit(harness())).toEqual([]);
});
