import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** A literal, since the index of attached cards is partial. */
const ATTACHED = sql.lit('attached' as const);

type InstrumentRecord = Omit<Selectable<Schema['paymentInstrument']>, 'createdAt'>;

/** The public data of an instrument. */
export type ShownInstrument = Pick<InstrumentRecord, 'instrumentId' | 'method' | 'balance' | 'brand' | 'last4'>;

/** What an instrument pays, in minor units. */
export type PlannedTender = { readonly instrumentId: string; readonly amount: number };

export const readInstrument = (db: Queries, instrumentId: string): Promise<InstrumentRecord> =>
  db.selectFrom('paymentInstrument').selectAll().where('instrumentId', '=', instrumentId).executeTakeFirstOrThrow();

/** A card and how the provider knows it: by the token of a typed card, or by its id of a saved one. */
export type AttachedCard = Pick<InstrumentRecord, 'brand' | 'last4' | 'expMonth' | 'expYear'> &
  ({ readonly token: string } | { readonly providerMethodId: string });

/** Attaches a card and replaces the instrument that has paid the remaining amount. */
export const attachCard = async (
  tx: Tx,
  card: AttachedCard & Pick<InstrumentRecord, 'instrumentId' | 'cartId'>,
): Promise<void> => {
  const { instrumentId, cartId, brand, last4, expMonth, expYear } = card;
  const source = 'token' in card ? { token: card.token } : { token: '', providerMethodId: card.providerMethodId };
  await tx
    .updateTable('paymentInstrument')
    .set({ status: 'replaced' })
    .where('cartId', '=', cartId)
    .where('status', '=', ATTACHED)
    .where('balance', 'is', null)
    .execute();
  await tx
    .insertInto('paymentInstrument')
    .values({ instrumentId, cartId, method: 'CREDIT_CARD', ...source, brand, last4, expMonth, expYear })
    .execute();
};

/** Detaches a refused card: the next attempt has a new instrument and so a new charge key. */
export const refuseInstrument = async (tx: Tx, instrumentId: string): Promise<void> => {
  await tx
    .updateTable('paymentInstrument')
    .set({ status: 'refused' })
    .where('instrumentId', '=', instrumentId)
    .execute();
};

/** SQL: the attached instruments of a cart, oldest first. */
export const instrumentsOf = (cartId: string): RawBuilder<readonly ShownInstrument[]> => sql`
  select coalesce(json_agg(json_build_object('instrumentId', instrument_id, 'method', method, 'balance', balance,
    'brand', brand, 'last4', last4) order by created_at, instrument_id), '[]')
  from payment_instrument where cart_id = ${cartId} and status = ${ATTACHED}`;

/** Stores what each instrument pays when the order is prepared. */
export const replacePlan = async (tx: Tx, cartId: string, tenders: readonly PlannedTender[]): Promise<void> => {
  await tx.deleteFrom('plannedTender').where('cartId', '=', cartId).execute();
  await tx
    .insertInto('plannedTender')
    .values(tenders.map(({ instrumentId, amount }, index) => ({ cartId, position: index + 1, instrumentId, amount })))
    .execute();
};

export const readPlan = (db: Queries, cartId: string): Promise<readonly PlannedTender[]> =>
  db
    .selectFrom('plannedTender')
    .select(['instrumentId', 'amount'])
    .where('cartId', '=', cartId)
    .orderBy('position')
    .execute();
