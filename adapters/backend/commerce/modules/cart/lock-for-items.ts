import type { RawBuilder } from 'kysely';
import { compiledOnce } from '#adapters/database/compiled-once.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { nextVersion, ORDERED, OWN, type CartKey, type OwnerKey, type CartRecord } from './cart-records.ts';

/** The next version of the open carts of a consumer, except those with a waiting order. */
const nextVersionForItems = (db: Queries, place: (name: keyof OwnerKey) => RawBuilder<never>) =>
  nextVersion(db)
    .where('consumerId', '=', place('consumerId'))
    .where('siteId', '=', place('siteId'))
    .where('status', '<>', ORDERED)
    .where('status', '<>', 'ordering');

const nextVersionOf = compiledOnce<Schema, CartKey, CartRecord>((db, place) =>
  nextVersionForItems(db, place).where('cart.cartId', '=', place('cartId')).compile(),
);

/**
 * Locks an open cart and increments its version in one statement. Undefined for a cart that `lockCart` does not find, and
 * while its order waits.
 */
export const lockForItems = async (tx: Tx, key: CartKey): Promise<CartRecord | undefined> =>
  (await nextVersionOf(tx, key))[0];

const nextVersionOfOwn = compiledOnce<Schema, OwnerKey, CartRecord>((db, place) =>
  nextVersionForItems(db, place).where(OWN).compile(),
);

/** Like `lockForItems`, the consumer's open cart. Undefined also without one. */
export const lockOwnForItems = async (tx: Tx, owner: OwnerKey): Promise<CartRecord | undefined> =>
  (await nextVersionOfOwn(tx, owner))[0];
