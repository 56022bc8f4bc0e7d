import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { findOwned, openPrepaidAccount, type OwnedMethod } from './prepaid-records.ts';

type Owner = { readonly consumerId: string; readonly currency: string };

/** Opens the points account of a member in a currency; nothing happens if it exists. */
const openPointsAccount = (tx: Tx, { consumerId, currency }: Owner): Promise<void> =>
  openPrepaidAccount(tx, { method: 'LOYALTY_POINTS', consumerId, currency, balance: 0 });

/** The points account of a member of the loyalty program, which is opened if necessary; undefined for others. */
export const pointsAccountOf = async (tx: Tx, owner: Owner): Promise<string | undefined> => {
  const member = await tx
    .selectFrom('account')
    .select('consumerId')
    .where('consumerId', '=', owner.consumerId)
    .where('loyaltyJoinedAt', 'is not', null)
    .executeTakeFirst();
  if (member === undefined) return undefined;
  await openPointsAccount(tx, owner);
  return (await findOwned(tx, { ...owner, method: 'LOYALTY_POINTS' }))?.accountId;
};

/** Points, or minor units of credit, that no order holds; 0 without an account. */
export const availableUnits = async (db: Queries, key: Owner & { readonly method: OwnedMethod }): Promise<number> => {
  const account = await findOwned(db, key);
  return account === undefined ? 0 : account.balance - account.held;
};
