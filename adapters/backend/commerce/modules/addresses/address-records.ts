import { sql } from 'kysely';
import type { AddressBook } from '#core/profile/address-book.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** The saved addresses of an account, oldest first. */
export const readBook = async (db: Queries, consumerId: string): Promise<AddressBook> => {
  const rows = await db
    .selectFrom('savedAddress')
    .select(['addressId', 'type', 'main', 'address'])
    .where('consumerId', '=', consumerId)
    .orderBy('position')
    .execute();
  return rows.map(({ addressId: id, address, type, main }) => ({ ...address, id, type, main }));
};

/** Locks the address book of an account until the transaction ends, and reads it. */
export const lockBook = async (tx: Tx, consumerId: string): Promise<AddressBook> => {
  await sql`select 1 from account where consumer_id = ${consumerId} for update`.execute(tx);
  return readBook(tx, consumerId);
};

/** Replaces a locked address book. */
export const replaceBook = async (tx: Tx, consumerId: string, book: AddressBook): Promise<void> => {
  await tx.deleteFrom('savedAddress').where('consumerId', '=', consumerId).execute();
  if (book.length === 0) return;
  await tx
    .insertInto('savedAddress')
    .values(
      book.map(({ id: addressId, type, main, ...address }, position) => ({
        consumerId,
        position,
        addressId,
        type,
        main,
        address: JSON.stringify(address),
      })),
    )
    .execute();
};
