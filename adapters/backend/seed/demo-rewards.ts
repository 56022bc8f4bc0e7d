import { sql } from 'kysely';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { CommerceContext } from '../commerce/kernel/commerce-context.ts';
import type { CommerceDatabase } from '../commerce/kernel/database/schema.ts';
import { giveUnits, openPrepaidAccount } from '../commerce/modules/prepaid/prepaid-records.ts';

/** The rewards of the demo in US dollars; `balance` in minor units. */
export const demoRewards = [
  { method: 'REWARD_CODE', number: 'THANKS10', pin: null, balance: 1_000, shows: 'a code of 10.00 for one order' },
  { method: 'REWARD_CARD', number: '70100050', pin: '1234', balance: 10_000_000, shows: 'a card of 100,000.00' },
] as const;

/**
 * Opens the rewards of the demo that do not exist, and fills the ones that are used up, so that every start has them; none
 * in production.
 */
export const seedDemoRewards = async (
  { db }: Pick<CommerceDatabase, 'db'>,
  { environment }: Pick<CommerceContext, 'environment'>,
): Promise<void> => {
  if (environment === 'production') return;
  await withTransaction(db, async (tx) => {
    for (const { shows: _shows, ...reward } of demoRewards) {
      const accountId = `demo-reward-${reward.number}`;
      await openPrepaidAccount(tx, { ...reward, accountId, currency: 'USD' });
      const { rows } = await sql<{ balance: number; entries: number }>`
        select balance::int, (select count(*)::int from prepaid_entry entry where entry.account_id = account.account_id) as entries
        from prepaid_account account where account_id = ${accountId} for update`.execute(tx);
      for (const { balance, entries } of rows)
        if (balance === 0) await giveUnits(tx, { accountId, units: reward.balance, key: `${accountId} ${entries}` });
    }
  });
};
