import { either as E } from 'fp-ts';
import type { CartItem } from '../cart/cart-item.ts';

/**
 * A line that waits below the cart. `inStock` is false while it cannot be bought: it stays listed without a way to the
 * cart (SFL-12).
 */
export type SavedItem = CartItem & { readonly inStock: boolean };

/** The three ids that an operation on the list needs. */
const listIds = ['consumerId', 'itemId', 'listId'] as const;
type ListIds = { readonly [id in (typeof listIds)[number]]: string };
export type IdMissing = { readonly _tag: 'IdMissing'; readonly id: (typeof listIds)[number] };

/** A line is saved with two of them: the first one that is saved begins the list. */
export const validateSaveIds = ({
  consumerId = '',
  itemId = '',
}: {
  readonly consumerId?: string | undefined;
  readonly itemId?: string | undefined;
}): E.Either<IdMissing, Omit<ListIds, 'listId'>> =>
  E.map(({ listId: _begins, ...ids }: ListIds) => ids)(validateListIds({ consumerId, itemId, listId: 'to be begun' }));

/**
 * All three ids, or the first that is missing: then nothing is sent (SFL-03). A guest's consumer id comes with the
 * guest's token (AMB-19).
 */
export const validateListIds = (ids: { readonly [id in keyof ListIds]?: string | undefined }): E.Either<
  IdMissing,
  ListIds
> => {
  const { consumerId = '', itemId = '', listId = '' } = ids;
  const given: ListIds = { consumerId, itemId, listId };
  const missing = listIds.find((id) => given[id].trim() === '');
  return missing === undefined ? E.right(given) : E.left({ _tag: 'IdMissing', id: missing });
};
