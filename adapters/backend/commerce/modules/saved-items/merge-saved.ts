import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { SaveUnits } from '../cart/merge-cart.ts';
import { dropOldest, emptyInto, findListId, handOver, keepUnits, openList } from './saved-records.ts';

/** Saves units that did not fit into a cart at sign-in; beyond the limit of a list its oldest items are removed. */
export const saveUnits: SaveUnits = async (tx, owner, units) => {
  const listId = await openList(tx, { ...owner, listId: newId() });
  for (const { sku, recipeId = '', quantity } of units)
    await keepUnits(tx, { listId, itemId: newId(), units: { sku, recipeId, quantity } });
  await dropOldest(tx, listId);
};

type SavedMerge = { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string };

/**
 * What a guest saved goes to the account that the guest signs in to; units of the same thing add up. Of more items than
 * a list may have the oldest go.
 * Answers the id of the list that the account has afterwards, if it has one (SFL-10). Runs in the sign-in's
 * transaction, after its carts were locked.
 */
export const mergeSaved = async (
  tx: Tx,
  { fromConsumerId, toConsumerId, siteId }: SavedMerge,
): Promise<string | undefined> => {
  const [guests, own] = [
    await findListId(tx, { consumerId: fromConsumerId, siteId }),
    await findListId(tx, { consumerId: toConsumerId, siteId }),
  ];
  if (guests === undefined || fromConsumerId === toConsumerId) return own;
  if (own === undefined) {
    await handOver(tx, guests, toConsumerId);
    return guests;
  }
  await emptyInto(tx, guests, own);
  await dropOldest(tx, own);
  return own;
};
