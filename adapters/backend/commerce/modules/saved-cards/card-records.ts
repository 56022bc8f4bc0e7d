import { sql, type Selectable } from 'kysely';
import type { CardExpiry } from '#core/payment/saved-card.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type CardRecord = Selectable<Schema['savedCard']>;

/** The saved cards of a member, the oldest first. A billing address that was removed is left out. */
export const readCards = async (db: Queries, consumerId: string): Promise<readonly CardRecord[]> => {
  const rows = await db
    .selectFrom('savedCard')
    .leftJoin('savedAddress', (join) =>
      join
        .onRef('savedAddress.consumerId', '=', 'savedCard.consumerId')
        .onRef('savedAddress.addressId', '=', 'savedCard.billingAddressId'),
    )
    .selectAll('savedCard')
    .select('savedAddress.addressId')
    .where('savedCard.consumerId', '=', consumerId)
    .orderBy('savedCard.position')
    .execute();
  return rows.map(({ addressId: billingAddressId, ...card }) => ({ ...card, billingAddressId }));
};

/** Locks the cards of an account until the transaction ends, and reads them. */
export const lockCards = async (tx: Tx, consumerId: string): Promise<readonly CardRecord[]> => {
  await sql`select from account where consumer_id = ${consumerId} for update`.execute(tx);
  return readCards(tx, consumerId);
};

export const insertCard = async (tx: Tx, card: Omit<CardRecord, 'position'>): Promise<void> => {
  await tx.insertInto('savedCard').values(card).execute();
};

/** Makes one of the locked cards of a member the default one. */
export const makeDefault = async (
  tx: Tx,
  { consumerId, paymentInstrumentId }: Pick<CardRecord, 'consumerId' | 'paymentInstrumentId'>,
): Promise<void> => {
  await tx
    .updateTable('savedCard')
    .set({ isDefault: false })
    .where('consumerId', '=', consumerId)
    .where('isDefault', '=', true)
    .execute();
  await tx
    .updateTable('savedCard')
    .set({ isDefault: true })
    .where('paymentInstrumentId', '=', paymentInstrumentId)
    .execute();
};

export const setExpiry = async (
  tx: Tx,
  { paymentInstrumentId, expMonth, expYear }: Pick<CardRecord, 'paymentInstrumentId'> & CardExpiry,
): Promise<void> => {
  await tx
    .updateTable('savedCard')
    .set({ expMonth, expYear })
    .where('paymentInstrumentId', '=', paymentInstrumentId)
    .execute();
};

export const deleteCard = async (tx: Tx, paymentInstrumentId: string): Promise<void> => {
  await tx.deleteFrom('savedCard').where('paymentInstrumentId', '=', paymentInstrumentId).execute();
};
