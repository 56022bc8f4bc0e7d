import { sql } from 'kysely';
import { afterEach, expect } from 'vitest';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { ordersIn, pressAtBank } from './challenged-order.ts';
import { checkOut, type Ready } from './guest-checkout.ts';
import type { Shop } from './in-process-shop.ts';
import { chargesOf } from './provider-entries.ts';
import type { Shopper } from './shopper.ts';
import { takeVariant, type Variant } from './variants.ts';

/** Shared by suites about orders, inside a `describe`: prepared orders, their state, and an audit after every test. */
export const useOrders = (open: () => Shop) => {
  afterEach(async () => {
    open().onWayToProvider(undefined);
    expect(await auditMoney(open().database.db, open().ledger.entries())).toEqual([]);
  });
  return {
    /** A shopper before the order button, with a variant that has the given number of units. */
    ready: async (
      token = 'tok_test_succeeds',
      units = 5,
    ): Promise<{ readonly shopper: Shopper; readonly variant: Variant; readonly order: Ready }> => {
      const variant = await takeVariant(open().database, units);
      const shopper = await open().shopper();
      return { shopper, variant, order: await checkOut(shopper, variant, token) };
    },
    charges: (order: Ready) => chargesOf(open(), order),
    ordersOf: (order: Ready) => ordersIn(open(), order),
    /** Lets the order reconciler take over orders that their own process is still working on. */
    waitOver: () =>
      sql`update orders set settle_after = now() where status = 'PAYMENT_PENDING'`.execute(open().database.db),
    answerChallenge: (challengeId: string, answer: 'completed' | 'failed') => pressAtBank(open(), challengeId, answer),
  };
};
