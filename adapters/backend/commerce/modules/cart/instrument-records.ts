import { sql, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** A literal, since the index of attached cards is partial. */
const ATTACHED = sql.lit('attached' as const);

type InstrumentRecord = Omit<Selectable<Schema['paymentInstrument']>, 'createdAt'>;

/** The public data of a card. */
export type ShownCard = Pick<InstrumentRecord, 'instrumentId' | 'method' | 'brand' | 'last4'>;

export const readInstrument = (db: Queries, instrumentId: string): Promise<InstrumentRecord> =>
  db.selectFrom('paymentInstrument').selectAll().where('instrumentId', '=', instrumentId).executeTakeFirstOrThrow();

/** A card and how the provider knows it: by the token of a typed card, or by its id of a saved one. */
export type AttachedCard = Pick<InstrumentRecord, 'brand' | 'last4' | 'expMonth' | 'expYear'> &
  ({ readonly token: string } | { readonly providerMethodId: string });

/** Attaches a card and replaces the previous one. */
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
