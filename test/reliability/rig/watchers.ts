import { addInParallel, writeInParallel } from '../drivers/cart-writes.ts';
import { callTooOften } from '../drivers/call-too-often.ts';
import { settleChallenge } from '../drivers/challenge.ts';
import { dieAt } from '../drivers/crash.ts';
import { raceForLastInStore } from '../drivers/last-in-store.ts';
import { raceForLastUnits } from '../drivers/last-unit.ts';
import { pressManyKeys, pressOneKey } from '../drivers/one-order.ts';
import { guessInParallel, mergeWhileAdding, tradeOneCode } from '../drivers/sign-in.ts';
import type { TestPostgres } from '#test/support/postgres.ts';
import { startRig, type Rig } from './rig.ts';
import type { SabotageName } from './sabotage.ts';

/** The driver that has to notice when a guard is missing, and what it then says. */
const watchers: {
  readonly [name in SabotageName]: { readonly run: (rig: Rig) => Promise<readonly string[]>; readonly says: RegExp };
} = {
  'stock guard': {
    run: (rig) => raceForLastUnits(rig, { buyers: 10, rounds: 1, units: 1 }),
    says: /10 orders of 1 units/,
  },
  'shelf guard': {
    run: (rig) => raceForLastInStore(rig, { buyers: 10, units: 1 }),
    says: /10 orders of 1 units in the store/,
  },
  'idempotency key': { run: (rig) => pressOneKey(rig, 10), says: /answered 404 BSK404/ },
  'cart lock': { run: (rig) => pressManyKeys(rig, 20), says: /answered 500/ },
  'one order per cart': { run: (rig) => pressManyKeys(rig, 20), says: /^\d+ (orders|charges)$/ },
  'one end per order': { run: (rig) => settleChallenge(rig, 20), says: /"I02".*payment of a placed order/ },
  'stable provider key': {
    run: (rig) => dieAt(rig, 'answer-received', 'tok_test_succeeds'),
    says: /"I03".*money was taken without an order/,
  },
  'pinned hold': { run: (rig) => settleChallenge(rig, 2), says: /5 of 5 units are left/ },
  'adds are increments': { run: addInParallel, says: /20 adds were accepted/ },
  'call count': { run: callTooOften, says: /200 of 200 calls passed/ },
  'one trade per code': { run: (rig) => tradeOneCode(rig, 10), says: /10 exchanges were granted/ },
  'trial count': { run: (rig) => guessInParallel(rig, 8), says: /8 were wrong/ },
  'end of a merged cart': { run: mergeWhileAdding, says: /units were accepted and \d are there/ },
  'cart version': { run: writeInParallel, says: /8 writes were done/ },
};

/**
 * What its driver notices while a guard is missing. A race may be won by chance: one of up to ten runs has to notice.
 */
export const watchWithout = async (
  postgres: TestPostgres,
  name: SabotageName,
): Promise<{ readonly noticed: readonly string[]; readonly says: RegExp }> => {
  const rig = await startRig(postgres, { sabotage: name, limits: name === 'call count' });
  try {
    const { run, says } = watchers[name];
    const noticed: string[] = [];
    for (let attempt = 1; attempt <= 10 && !noticed.some((line) => says.test(line)); attempt += 1)
      noticed.push(...(await run(rig)));
    return { noticed, says };
  } finally {
    await rig.stop();
  }
};
