import { sql, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** A literal and no parameter: the index of attached cards is a partial one. */
const ATTACHED = sql.lit('attached' as const);

export type InstrumentRecord = Omit<Selectable<Schema['payment_instrument']>, 'created_at'>;

export const readInstrument = (db: Queries, instrumentId: string): Promise<InstrumentRecord> =>
  db.selectFrom('payment_instrument').selectAll().where('instrument_id', '=', instrumentId).executeTakeFirstOrThrow();

type NewCard = {
  readonly instrumentId: string;
  readonly cartId: string;
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** Attaches a card in the place of an earlier one. */
export const attachCard = async (tx: Tx, card: NewCard): Promise<void> => {
  await tx
    .updateTable('payment_instrument')
    .set({ status: 'replaced' })
    .where('cart_id', '=', card.cartId)
    .where('status', '=', ATTACHED)
    .execute();
  await tx
    .insertInto('payment_instrument')
    .values({
      instrument_id: card.instrumentId,
      cart_id: card.cartId,
      method: 'CREDIT_CARD',
      token: card.token,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
    })
    .execute();
};

/**
 * A card that was refused leaves its cart: the next attempt is with another entry of a card, and so under another key.
 */
export const refuseInstrument = async (tx: Tx, instrumentId: string): Promise<void> => {
  await tx
    .updateTable('payment_instrument')
    .set({ status: 'refused' })
    .where('instrument_id', '=', instrumentId)
    .execute();
};
