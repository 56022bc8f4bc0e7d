import { profile } from '#adapters/contract/profile.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { pointsAccountOf } from '#adapters/backend/commerce/modules/prepaid/points-account.ts';
import { giveUnits, openPrepaidAccount } from '#adapters/backend/commerce/modules/prepaid/prepaid-records.ts';
import { sql } from 'kysely';
import type { Shop } from './in-process-shop.ts';
import { makeMembers } from './member.ts';
import type { Shopper } from './shopper.ts';

type Given = {
  readonly balance: number;
  readonly pin?: string;
  readonly consumerId?: string;
  readonly currency?: string;
  readonly expiresOn?: string;
  readonly isActive?: boolean;
};

let count = 0;

/** Issues a reward code, or with a PIN a reward card; returns what the shopper types. `balance` in minor units. */
export const issueReward = async (
  { database }: Pick<Shop, 'database'>,
  { currency = 'USD', ...given }: Given,
): Promise<{ readonly rewardId: string; readonly pin?: string }> => {
  const rewardId = `RW${Date.now().toString(36)}${(count += 1)}`.toUpperCase();
  const method = given.pin === undefined ? 'REWARD_CODE' : 'REWARD_CARD';
  await withTransaction(database.db, (tx) => openPrepaidAccount(tx, { method, currency, number: rewardId, ...given }));
  return given.pin === undefined ? { rewardId } : { rewardId, pin: given.pin };
};

/** The id of a member. */
export const consumerIdOf = async ({ database }: Pick<Shop, 'database'>, email: string): Promise<string> =>
  (await database.db.selectFrom('account').select('consumerId').where('email', '=', email).executeTakeFirstOrThrow())
    .consumerId;

/** Lets a member join the loyalty program, with points. */
export const joinAs = async (
  { database: { db } }: Pick<Shop, 'database'>,
  { consumerId, points }: { readonly consumerId: string; readonly points: number },
): Promise<void> => {
  await sql`update account set loyalty_country = 'US', loyalty_joined_at = now() where consumer_id = ${consumerId}`.execute(
    db,
  );
  await withTransaction(db, async (tx) => {
    const accountId = await pointsAccountOf(tx, { consumerId, currency: 'USD' });
    if (accountId !== undefined)
      await giveUnits(tx, { accountId, units: points, key: `test ${accountId} ${(count += 1)}` });
  });
};

/** A new member of the loyalty program with points. */
export const joinProgram = async (
  shop: Pick<Shop, 'database' | 'commerce'>,
  points = 0,
): Promise<{ readonly email: string; readonly member: Shopper; readonly consumerId: string }> => {
  const { email, member } = await makeMembers(shop.commerce.fetch).join();
  const body = { enrollments: [{ type: 'Loyalty' as const, optin: true, doubleOptin: false, country: 'US' }] };
  await member.call(profile.change, { body });
  const consumerId = await consumerIdOf(shop, email);
  await joinAs(shop, { consumerId, points });
  return { email, member, consumerId };
};

/** Makes a member an athlete with credit, in minor units. */
export const giveCredit = async (
  { database: { db } }: Pick<Shop, 'database'>,
  { consumerId, credit }: { readonly consumerId: string; readonly credit: number },
): Promise<void> => {
  await sql`update account set athlete = '{"annualCap": 1500}' where consumer_id = ${consumerId}`.execute(db);
  await withTransaction(db, (tx) =>
    openPrepaidAccount(tx, { method: 'ATHLETES_PAYMENT', consumerId, currency: 'USD', balance: credit }),
  );
};

/** Points or credit of a member, with what orders hold and what is owed. */
export const ownUnits = (
  { database }: Pick<Shop, 'database'>,
  key: { readonly consumerId: string; readonly method: 'LOYALTY_POINTS' | 'ATHLETES_PAYMENT' },
) =>
  database.db
    .selectFrom('prepaidAccount')
    .select(['balance', 'held', 'owed'])
    .where('consumerId', '=', key.consumerId)
    .where('method', '=', key.method)
    .executeTakeFirstOrThrow();
