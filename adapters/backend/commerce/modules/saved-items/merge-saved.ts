import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { SaveUnits } from '../cart/merge-cart.ts';
import { deleteOldest, moveItems, findListId, changeOwner, addUnitsToList, openList } from './saved-records.ts';

/** Saves units that exceed the cart at sign-in; beyond the limit the oldest items are deleted. */
export const saveUnits: SaveUnits = async (tx, owner, units) => {
  const listId = await openList(tx, { ...owner, listId: newId() });
  for (const one of units) await addUnitsToList(tx, { listId, itemId: newId(), units: one });
  await deleteOldest(tx, listId);
};

type SavedMerge = { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string };

/**
 * Moves the saved items of a guest to the account; units of equal items are added. Beyond the limit the oldest items
 * are deleted. Returns the id of the account's list, if it has one (SFL-10). Runs in the transaction of the sign-in,
 * after its carts are locked.
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
    await changeOwner(tx, guests, toConsumerId);
    return guests;
  }
  await moveItems(tx, guests, own);
  await deleteOldest(tx, own);
  return own;
};
