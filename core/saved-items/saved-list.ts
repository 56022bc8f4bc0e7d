import { either as E } from 'fp-ts';
import type { CartItem } from '../cart/cart-item.ts';

/**
 * A saved cart line. `inStock` is false if it cannot be bought; it is then shown without the button that moves it to
 * the cart (SFL-12).
 */
export type SavedItem = CartItem & { readonly inStock: boolean };

/** The ids that operations on the list need. */
const listIds = ['consumerId', 'itemId', 'listId'] as const;
type ListIds = { readonly [id in (typeof listIds)[number]]: string };
export type IdMissing = { readonly _tag: 'IdMissing'; readonly id: (typeof listIds)[number] };

/** Checks the two ids that saving needs. The list may not exist yet, because the first saved item creates it. */
export const validateSaveIds = ({
  consumerId = '',
  itemId = '',
}: {
  readonly consumerId?: string | undefined;
  readonly itemId?: string | undefined;
}): E.Either<IdMissing, Omit<ListIds, 'listId'>> =>
  E.map(({ listId: _begins, ...ids }: ListIds) => ids)(validateListIds({ consumerId, itemId, listId: 'to be begun' }));

/**
 * All three ids, or the first missing one: then there is no request (SFL-03). A guest's consumer id comes with the
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
