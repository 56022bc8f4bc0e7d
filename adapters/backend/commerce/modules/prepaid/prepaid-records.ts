import { sql, type RawBuilder, type Selectable } from 'kysely';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { InStatement } from '#adapters/database/compiled-once.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type PrepaidAccount = Selectable<Schema['prepaidAccount']>;
type NewAccount = Pick<PrepaidAccount, 'method' | 'currency' | 'balance'> &
  Partial<Pick<PrepaidAccount, 'accountId' | 'consumerId' | 'number' | 'pin' | 'isActive' | 'expiresOn'>>;

/**
 * Opens an account with its first entry; nothing happens if its id or number exists, or the member has one. `balance`
 * in units of the account. `orderId`: the order whose refund it is, or that has bought it.
 */
export const openPrepaidAccount = async (
  tx: Tx,
  {
    accountId = newId(),
    consumerId = null,
    number = null,
    pin = null,
    expiresOn = null,
    orderId = null,
    ...account
  }: NewAccount & { readonly orderId?: string | null },
): Promise<void> => {
  const opened = await tx
    .insertInto('prepaidAccount')
    .values({ ...account, accountId, consumerId, number, pin, expiresOn })
    .onConflict((known) => known.doNothing())
    .returning('accountId')
    .executeTakeFirst();
  if (opened === undefined) return;
  await tx
    .insertInto('prepaidEntry')
    .values({ accountId, kind: 'issue', units: account.balance, orderId, entryKey: `issue ${accountId}` })
    .execute();
};

/** The account of a number, of one of the methods; undefined for an unknown one. */
export const findByNumber = (
  db: Queries,
  key: { readonly methods: readonly PrepaidAccount['method'][]; readonly number: string },
): Promise<PrepaidAccount | undefined> =>
  db
    .selectFrom('prepaidAccount')
    .selectAll()
    .where('number', '=', key.number)
    .where('method', 'in', key.methods)
    .executeTakeFirst();

/** Whether the account of a number pays a cart of a shopper, or has been attached to one before. */
export const hasAttached = async (
  db: Queries,
  key: { readonly consumerId: string; readonly number: string },
): Promise<boolean> =>
  (await db
    .selectFrom('prepaidAccount')
    .innerJoin('paymentInstrument', 'paymentInstrument.accountId', 'prepaidAccount.accountId')
    .innerJoin('cart', 'cart.cartId', 'paymentInstrument.cartId')
    .select('prepaidAccount.accountId')
    .where('prepaidAccount.number', '=', key.number)
    .where('cart.consumerId', '=', key.consumerId)
    .executeTakeFirst()) !== undefined;

export const readPrepaidAccount = (db: Queries, accountId: string): Promise<PrepaidAccount> =>
  db.selectFrom('prepaidAccount').selectAll().where('accountId', '=', accountId).executeTakeFirstOrThrow();

/** The points or the credit of a member in a currency; undefined without an account. */
export const findOwned = (
  db: Queries,
  key: { readonly consumerId: string; readonly method: OwnedMethod; readonly currency: string },
): Promise<PrepaidAccount | undefined> =>
  db
    .selectFrom('prepaidAccount')
    .selectAll()
    .where('consumerId', '=', key.consumerId)
    .where('method', '=', key.method)
    .where('currency', '=', key.currency)
    .executeTakeFirst();

/** Methods of which a member has one account in each currency. */
export type OwnedMethod = 'LOYALTY_POINTS' | 'ATHLETES_PAYMENT';

/**
 * SQL: units of an account that a cart can use: what no order holds, and what the cart's own order holds. 0 once the
 * account has expired or is not active.
 */
export const usableUnits = (cartId: InStatement<string>): RawBuilder<number> => sql<number>`
  case when is_active and (expires_on is null or expires_on >= to_char(now(), 'YYYY-MM-DD'))
    then prepaid_account.balance - held + coalesce((select sum(tender.units) from order_instrument tender join orders using (order_id)
      where orders.cart_id = ${cartId} and orders.status = 'PAYMENT_PENDING'
        and tender.account_id = prepaid_account.account_id), 0)
    else 0 end`;

/** The tenders of an order that have accounts; in the order of the accounts, in which they are locked. */
const prepaidTenders = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orderInstrument')
    .select(['instrumentId', 'accountId', 'amount', 'units', 'unitsRefunded', 'refunded'])
    .where('orderId', '=', orderId)
    .where('accountId', 'is not', null)
    .orderBy('accountId')
    .execute();

/** Locks the accounts that pay a cart, so that they still have what its order holds in the same transaction. */
export const lockPrepaid = async (tx: Tx, cartId: string): Promise<void> => {
  await sql`select account_id from prepaid_account
    where account_id in (select account_id from payment_instrument where cart_id = ${cartId} and status = 'attached')
    order by account_id for update`.execute(tx);
};

/** Holds what the prepaid tenders of a new order pay. Their accounts are locked, and the cart was read after that. */
export const holdPrepaid = async (tx: Tx, orderId: string): Promise<void> => {
  for (const { accountId, units } of await prepaidTenders(tx, orderId)) {
    const held = await sql`
      update prepaid_account set held = held + ${units}
      where account_id = ${accountId} and is_active and (expires_on is null or expires_on >= to_char(now(), 'YYYY-MM-DD'))
        and balance - held >= ${units}`.execute(tx);
    if (held.numAffectedRows !== 1n) throw new RangeError(`Order ${orderId} uses more of ${accountId} than it has`);
  }
};

/** Ends the holds of an order that is refused. Call it before its rows are deleted. */
export const releasePrepaid = async (tx: Tx, orderId: string): Promise<void> => {
  for (const { accountId, units } of await prepaidTenders(tx, orderId)) {
    if (accountId === null) continue;
    await sql`update prepaid_account set held = held - ${units} where account_id = ${accountId}`.execute(tx);
    await takeOwed(tx, accountId, `release ${orderId}`);
  }
};

/** Locks the accounts that an order has used or earns on, in the order in which every transaction locks them. */
export const lockAccountsOf = async (tx: Tx, orderId: string): Promise<void> => {
  await sql`select account_id from prepaid_account
    where account_id in (select account_id from order_instrument where order_id = ${orderId}
      union all select points_account_id from orders where order_id = ${orderId})
    order by account_id for update`.execute(tx);
};

const insertEntry = async (
  tx: Tx,
  entry: Pick<Selectable<Schema['prepaidEntry']>, 'accountId' | 'kind' | 'units' | 'orderId' | 'entryKey'>,
): Promise<void> => {
  await tx.insertInto('prepaidEntry').values(entry).execute();
};

/** Takes what an order holds, since it is placed. Returns the tenders and what each has paid, in minor units. */
export const takePrepaid = async (
  tx: Tx,
  orderId: string,
): Promise<readonly { readonly instrumentId: string; readonly amount: number }[]> => {
  const tenders = await prepaidTenders(tx, orderId);
  for (const { accountId, instrumentId, units } of tenders) {
    if (accountId === null) continue;
    await sql`update prepaid_account set held = held - ${units}, balance = balance - ${units}
      where account_id = ${accountId}`.execute(tx);
    const entryKey = `take ${orderId} ${instrumentId}`;
    await insertEntry(tx, { accountId, kind: 'take', units: -units, orderId, entryKey });
  }
  return tenders.map(({ instrumentId, amount }) => ({ instrumentId, amount }));
};

/**
 * Returns units for a refund of a tender whose refunded amount includes it already: in proportion, rounded down, and
 * the rest with the last refund (orders and money: refunds).
 */
export const returnPrepaid = async (
  tx: Tx,
  {
    orderId,
    instrumentId,
    refundId,
  }: { readonly orderId: string; readonly instrumentId: string; readonly refundId: string },
): Promise<void> => {
  const tender = (await prepaidTenders(tx, orderId)).find((one) => one.instrumentId === instrumentId);
  if (tender === undefined || tender.accountId === null) return;
  const { accountId, amount, refunded, unitsRefunded } = tender;
  const units = Number((BigInt(tender.units) * BigInt(refunded)) / BigInt(amount)) - unitsRefunded;
  if (units === 0) return;
  await tx
    .updateTable('orderInstrument')
    .set({ unitsRefunded: unitsRefunded + units })
    .where('orderId', '=', orderId)
    .where('instrumentId', '=', instrumentId)
    .execute();
  await sql`update prepaid_account set balance = balance + ${units} where account_id = ${accountId}`.execute(tx);
  const entryKey = `refund ${refundId} ${instrumentId}`;
  await insertEntry(tx, { accountId, kind: 'refund', units, orderId, entryKey });
  await takeOwed(tx, accountId, entryKey);
};

/** Takes what an account owes, as far as it has it. `event` has made units available, and is unique. */
const takeOwed = async (tx: Tx, accountId: string, event: string): Promise<void> => {
  const { rows } = await sql<{ taken: number }>`
    with available as (select account_id, least(owed, balance - held) as taken from prepaid_account
      where account_id = ${accountId} for update)
    update prepaid_account account set balance = balance - taken, owed = owed - taken
    from available where account.account_id = available.account_id and taken > 0 returning taken`.execute(tx);
  const [settled] = rows;
  if (settled === undefined) return;
  await insertEntry(tx, {
    accountId,
    kind: 'take-back',
    units: -settled.taken,
    orderId: null,
    entryKey: `take-back ${event}`,
  });
};

/**
 * Adds points that an order has earned, or takes them back: never below zero, what is missing is owed, and every later
 * point settles it first (orders and money: points). `event` is unique.
 */
export const movePoints = async (
  tx: Tx,
  {
    accountId,
    orderId,
    points,
    event,
  }: { readonly accountId: string; readonly orderId: string; readonly points: number; readonly event: string },
): Promise<void> => {
  if (points > 0) {
    await sql`update prepaid_account set balance = balance + ${points} where account_id = ${accountId}`.execute(tx);
    await insertEntry(tx, { accountId, kind: 'earn', units: points, orderId, entryKey: `earn ${event}` });
  } else {
    await sql`update prepaid_account set owed = owed + ${-points} where account_id = ${accountId}`.execute(tx);
  }
  await takeOwed(tx, accountId, event);
};

/** Gives units to an account once per key, such as points of the demo. */
export const giveUnits = async (
  tx: Tx,
  { accountId, units, key }: { readonly accountId: string; readonly units: number; readonly key: string },
): Promise<void> => {
  const given = await tx
    .insertInto('prepaidEntry')
    .values({ accountId, kind: 'adjust', units, orderId: null, entryKey: `adjust ${key}` })
    .onConflict((known) => known.doNothing())
    .returning('entryId')
    .executeTakeFirst();
  if (given === undefined) return;
  await sql`update prepaid_account set balance = balance + ${units} where account_id = ${accountId}`.execute(tx);
};
