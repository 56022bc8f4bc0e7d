import { addInParallel, writeInParallel } from '../scenarios/cart-writes.ts';
import { exceedRateLimit } from '../scenarios/exceed-rate-limit.ts';
import { settleChallenge } from '../scenarios/challenge.ts';
import { dieAt } from '../scenarios/crash.ts';
import { raceForLastInStore } from '../scenarios/last-in-store.ts';
import { raceForLastUnits } from '../scenarios/last-unit.ts';
import { pressManyKeys, pressOneKey } from '../scenarios/one-order.ts';
import { raceForPromotion } from '../scenarios/limited-promotion.ts';
import { raceForGiftCard } from '../scenarios/prepaid-tenders.ts';
import { guessInParallel, mergeWhileAdding, exchangeOneCode } from '../scenarios/sign-in.ts';
import type { TestPostgres } from '#test/support/postgres.ts';
import { startHarness, type Harness } from './harness.ts';
import type { FaultName } from './fault-injection.ts';

/** The scenario that detects that a guard is missing, and its message. */
const detectors: {
  readonly [name in FaultName]: {
    readonly run: (harness: Harness) => Promise<readonly string[]>;
    readonly says: RegExp;
  };
} = {
  'stock guard': {
    run: (harness) => raceForLastUnits(harness, { buyers: 10, rounds: 1, units: 1 }),
    says: /10 orders of 1 units/,
  },
  'stock guard in a store': {
    run: (harness) => raceForLastInStore(harness, { buyers: 10, units: 1 }),
    says: /10 orders of 1 units in the store/,
  },
  'prepaid guard': { run: raceForGiftCard, says: /answered 200 and 200/ },
  'promotion lock': {
    run: (harness) => raceForPromotion(harness, { buyers: 12, uses: 1 }),
    says: /orders of a promotion for 1/,
  },
  'idempotency key': { run: (harness) => pressOneKey(harness, 10), says: /answered 404 BSK404/ },
  'cart lock': { run: (harness) => pressManyKeys(harness, 20), says: /answered 500/ },
  'one order per cart': { run: (harness) => pressManyKeys(harness, 20), says: /^\d+ (orders|charges)$/ },
  'one end per order': { run: (harness) => settleChallenge(harness, 20), says: /"I02".*sum over the tenders/ },
  'stable provider key': {
    run: (harness) => dieAt(harness, 'answer-received', 'tok_test_succeeds'),
    says: /"I03".*money was taken without an order/,
  },
  'pinned hold': { run: (harness) => settleChallenge(harness, 2), says: /5 of 5 units are left/ },
  'adds are increments': { run: addInParallel, says: /20 adds were accepted/ },
  'call count': { run: exceedRateLimit, says: /200 of 200 calls passed/ },
  'one exchange per code': { run: (harness) => exchangeOneCode(harness, 10), says: /10 exchanges were granted/ },
  'trial count': { run: (harness) => guessInParallel(harness, 8), says: /8 were wrong/ },
  'end of a merged cart': { run: mergeWhileAdding, says: /units were accepted and \d are there/ },
  'cart version': { run: writeInParallel, says: /8 writes were done/ },
};

/**
 * The messages of a scenario while a guard is missing. A race may be won by chance: one of up to ten runs has to detect
 * the fault.
 */
export const detectFault = async (
  postgres: TestPostgres,
  name: FaultName,
): Promise<{ readonly noticed: readonly string[]; readonly says: RegExp }> => {
  const harness = await startHarness(postgres, { fault: name, limits: name === 'call count' });
  try {
    const { run, says } = detectors[name];
    const noticed: string[] = [];
    for (let attempt = 1; attempt <= 10 && !noticed.some((line) => says.test(line)); attempt += 1)
      noticed.push(...(await run(harness)));
    return { noticed, says };
  } finally {
    await harness.stop();
  }
};
