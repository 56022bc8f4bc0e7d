import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { InStatement } from '#adapters/database/compiled-once.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { usableUnits } from '../prepaid/prepaid-records.ts';
import { methodNotOffered } from './cart-refusals.ts';

/** A literal, since the index of attached cards is partial. */
const ATTACHED = sql.lit('attached' as const);

type InstrumentRecord = Omit<Selectable<Schema['paymentInstrument']>, 'createdAt'>;

/** The public data of an instrument; the code and the last day of a reward. */
export type ShownInstrument = Pick<
  InstrumentRecord,
  'instrumentId' | 'method' | 'balance' | 'brand' | 'last4' | 'accountId' | 'units' | 'approved'
> & {
  /** The token of pay later, which placing repeats (CHK-17); null for others. */
  readonly authorization: string | null;
  readonly code: string | null;
  readonly expiresOn: string | null;
};

export const readInstrument = (db: Queries, instrumentId: string): Promise<InstrumentRecord> =>
  db.selectFrom('paymentInstrument').selectAll().where('instrumentId', '=', instrumentId).executeTakeFirstOrThrow();

/** A card and how the provider knows it: by the token of a typed card, or by its id of a saved one. */
export type AttachedCard = Pick<InstrumentRecord, 'brand' | 'last4' | 'expMonth' | 'expYear'> &
  ({ readonly token: string } | { readonly providerMethodId: string });

/** Attaches an instrument that pays the remaining amount, in place of the one that did (PAY-14). */
const attachMain = async (tx: Tx, instrument: Insertable<Schema['paymentInstrument']>): Promise<void> => {
  await tx
    .updateTable('paymentInstrument')
    .set({ status: 'replaced' })
    .where('cartId', '=', instrument.cartId)
    .where('status', '=', ATTACHED)
    .where('balance', 'is', null)
    .execute();
  await tx.insertInto('paymentInstrument').values(instrument).execute();
};

export const attachCard = (
  tx: Tx,
  card: AttachedCard & Pick<InstrumentRecord, 'instrumentId' | 'cartId'>,
): Promise<void> => {
  const { instrumentId, cartId, brand, last4, expMonth, expYear } = card;
  const source = 'token' in card ? { token: card.token } : { token: '', providerMethodId: card.providerMethodId };
  const shown = { brand, last4, expMonth, expYear };
  return attachMain(tx, { instrumentId, cartId, method: 'CREDIT_CARD', ...source, ...shown });
};

/** Attaches what the shopper has approved in a wallet or for pay later, at most `approved` minor units. */
export const attachApproved = (
  tx: Tx,
  instrument: Pick<InstrumentRecord, 'instrumentId' | 'cartId' | 'method' | 'token' | 'last4' | 'approved'>,
): Promise<void> => attachMain(tx, { ...instrument, brand: null, expMonth: null, expYear: null });

/** Detaches a refused card: the next attempt has a new instrument and so a new charge key. */
export const refuseInstrument = async (tx: Tx, instrumentId: string): Promise<void> => {
  await tx
    .updateTable('paymentInstrument')
    .set({ status: 'refused' })
    .where('instrumentId', '=', instrumentId)
    .execute();
};

/** Prepaid tenders of a cart: with the remaining tender, as many as the key of an order has room for. */
const MAX_PREPAID = 7;

export const lastDigits = (number: string | null): string => (number ?? '').slice(-4);

/**
 * Attaches a prepaid tender: what it pays at most in minor units, and the units of its account if it pays only as a
 * whole, as points do. False if its account pays the cart already; PYT405 for an eighth one.
 */
export const attachPrepaid = async (
  tx: Tx,
  tender: Pick<InstrumentRecord, 'instrumentId' | 'cartId' | 'method' | 'last4'> & {
    readonly accountId: string;
    readonly balance: number;
    readonly units?: number;
  },
): Promise<boolean> => {
  const attached = await tx
    .insertInto('paymentInstrument')
    .values({ ...tender, token: '', brand: null, expMonth: null, expYear: null })
    .onConflict((known) => known.doNothing())
    .returning('instrumentId')
    .executeTakeFirst();
  const { prepaid } = await tx
    .selectFrom('paymentInstrument')
    .select((select) => select.fn.countAll<number>().as('prepaid'))
    .where('cartId', '=', tender.cartId)
    .where('status', '=', ATTACHED)
    .where('balance', 'is not', null)
    .executeTakeFirstOrThrow();
  if (prepaid > MAX_PREPAID) throw methodNotOffered;
  return attached !== undefined;
};

/** Number of attached instruments of a method. */
export const countAttached = async (
  tx: Tx,
  { cartId, method }: Pick<InstrumentRecord, 'cartId' | 'method'>,
): Promise<number> =>
  (
    await tx
      .selectFrom('paymentInstrument')
      .select((select) => select.fn.countAll<number>().as('attached'))
      .where('cartId', '=', cartId)
      .where('method', '=', method)
      .where('status', '=', ATTACHED)
      .executeTakeFirstOrThrow()
  ).attached;

/** Detaches an instrument of a cart; false if the cart has none of that id. */
export const detachInstrument = async (
  tx: Tx,
  key: Pick<InstrumentRecord, 'instrumentId' | 'cartId'>,
): Promise<boolean> => {
  const detached = await tx
    .updateTable('paymentInstrument')
    .set({ status: 'replaced' })
    .where('cartId', '=', key.cartId)
    .where('instrumentId', '=', key.instrumentId)
    .where('status', '=', ATTACHED)
    .returning('instrumentId')
    .executeTakeFirst();
  return detached !== undefined;
};

/** Detaches the instruments of a method, such as points that another voucher replaces. */
export const detachMethod = async (tx: Tx, key: Pick<InstrumentRecord, 'cartId' | 'method'>): Promise<void> => {
  await tx
    .updateTable('paymentInstrument')
    .set({ status: 'replaced' })
    .where('cartId', '=', key.cartId)
    .where('method', '=', key.method)
    .where('status', '=', ATTACHED)
    .execute();
};

/** SQL: the attached instruments of a cart, oldest first, with what each can pay now. */
export const instrumentsOf = (cartId: InStatement<string>): RawBuilder<readonly ShownInstrument[]> => sql`
  select coalesce(json_agg(json_build_object('instrumentId', instrument_id, 'method', instrument.method, 'balance',
    case when instrument.account_id is null then instrument.balance
      when instrument.units is null then ${usableUnits(cartId)}
      when instrument.units <= ${usableUnits(cartId)} then instrument.balance else 0 end,
    'brand', brand, 'last4', last4, 'accountId', instrument.account_id, 'units', instrument.units,
    'approved', approved, 'authorization', case when instrument.method = 'BNPL' then token end,
    'code', case when prepaid_account.method in ('REWARD_CODE', 'REWARD_CARD') then number end, 'expiresOn', expires_on)
    order by instrument.created_at, instrument_id), '[]')
  from payment_instrument instrument left join prepaid_account using (account_id)
  where cart_id = ${cartId} and status = ${ATTACHED}`;
