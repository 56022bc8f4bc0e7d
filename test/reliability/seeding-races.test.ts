import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demoAccounts } from '#adapters/backend/seed/demo-accounts.ts';
import { demoGiftCards } from '#adapters/backend/seed/demo-gift-cards.ts';
import { demoRewards } from '#adapters/backend/seed/demo-rewards.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { runPortico } from '#test/support/command-line.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

test('processes that start together add members, gift cards and rewards of the demo once', async () => {
  const server = await sharedPostgres('seeded');
  try {
    const url = await server.freshDatabase();
    const seed = () => runPortico(['seed', '--demo'], { DATABASE_URL: url });
    for (const { code, err } of await Promise.all([seed(), seed(), seed()]))
      expect([code, err]).toEqual([0, 'The database has the schema, catalog and content, and the demo data.']);
    const database = await openDatabase<Schema>({ kind: 'postgres', url }, { migrations: [] });
    const { rows } = await sql<{ accounts: number; consumers: number; points: number; cards: number; rewards: number }>`
      select (select count(*)::int from account) as accounts,
        (select count(*)::int from consumer where consumer_type = 'REGISTERED') as consumers,
        (select coalesce(sum(balance), 0)::int from prepaid_account where method = 'LOYALTY_POINTS') as points,
        (select count(*)::int from prepaid_account where method = 'GIFT_CARD') as cards,
        (select sum(balance)::int from prepaid_account where method in ('REWARD_CODE', 'REWARD_CARD')) as rewards`.execute(
      database.db,
    );
    await database.close();
    expect(rows).toEqual([
      {
        accounts: demoAccounts.length,
        consumers: demoAccounts.length,
        points: demoAccounts.reduce((sum, { points = 0 }) => sum + points, 0),
        cards: demoGiftCards.length,
        rewards: demoRewards.reduce((sum, { balance }) => sum + balance, 0),
      },
    ]);
  } finally {
    await server.stop();
  }
});
