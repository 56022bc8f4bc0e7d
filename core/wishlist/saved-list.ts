import { either as E } from 'fp-ts';
import { addLine } from '../cart/add-line.ts';
import type { CartItem } from '../cart/cart-item.ts';
import type { CartRejection } from '../cart/cart-rejection.ts';
import type { Cart } from '../cart/cart.ts';
import { removeLine } from '../cart/remove-line.ts';
import { isSameLine } from '../cart/same-line.ts';
import type { ItemId } from '../kernel/identifiers.ts';
import { Outcome } from '../kernel/outcome.ts';

/** A line that waits below the cart. `inStock` is false while nobody can buy it: it stays listed without a way to the cart (SFL-12). */
export type SavedItem = CartItem & { readonly inStock: boolean };

/** A cart with the list below it (SFL-01). */
export type CartWithSaved = { readonly cart: Cart; readonly saved: readonly SavedItem[] };

export type SavedRejection = CartRejection | { readonly _tag: 'ItemNotSaved' | 'OutOfStock'; readonly itemId: ItemId };
export type SavedEvent = { readonly _tag: 'ItemSaved' | 'ItemMovedToCart'; readonly itemId: ItemId; readonly sku: string; readonly quantity: number };

type Step = E.Either<SavedRejection, Outcome<CartWithSaved, SavedEvent>>;

const fact = (_tag: SavedEvent['_tag'], { id, sku, quantity }: CartItem): SavedEvent => ({ _tag, itemId: id, sku, quantity });

/** Adds to the list; units of the same thing add up, as nobody limits a wish. */
const keep = (saved: readonly SavedItem[], item: SavedItem): readonly SavedItem[] => {
  const known = saved.find((other) => isSameLine(other, item));
  return known === undefined ? [...saved, item] : saved.map((other) => (other === known ? { ...known, quantity: known.quantity + item.quantity } : other));
};

/**
 * Moves a line from the cart to the list (SFL-05).
 * Law: no unit comes or goes: cart and list together hold what they held (CART-25).
 */
export const saveForLater = ({ cart, saved }: CartWithSaved, itemId: ItemId): Step =>
  E.map(({ state, events: [removed] }: Outcome<Cart, { readonly item: CartItem }>): Outcome<CartWithSaved, SavedEvent> =>
    removed === undefined ? Outcome.of({ cart: state, saved }) : Outcome.of({ cart: state, saved: keep(saved, { ...removed.item, inStock: true }) }, fact('ItemSaved', removed.item)),
  )(removeLine(cart, itemId));

/** Moves an item of the list back to the cart with its quantity, as far as the line's limit allows; more is refused and stays where it is (CART-25, CART-26). */
export const moveToCart = ({ cart, saved }: CartWithSaved, itemId: ItemId): Step => {
  const item = saved.find(({ id }) => id === itemId);
  if (item === undefined) return E.left({ _tag: 'ItemNotSaved', itemId });
  if (!item.inStock) return E.left({ _tag: 'OutOfStock', itemId });
  const { inStock: _, ...line } = item;
  return E.map(({ state }: Outcome<Cart, unknown>): Outcome<CartWithSaved, SavedEvent> => Outcome.of({ cart: state, saved: saved.filter((other) => other !== item) }, fact('ItemMovedToCart', line)))(addLine(cart, line));
};

/** The three ids that an operation on the list needs. */
export const listIds = ['consumerId', 'itemId', 'listId'] as const;
export type ListIds = { readonly [id in (typeof listIds)[number]]: string };
export type IdMissing = { readonly _tag: 'IdMissing'; readonly id: (typeof listIds)[number] };

/** A line is saved with two of them: the first one that is saved begins the list. */
export const judgeSaveIds = ({ consumerId = '', itemId = '' }: { readonly consumerId?: string | undefined; readonly itemId?: string | undefined }): E.Either<IdMissing, Omit<ListIds, 'listId'>> =>
  E.map(({ listId: _begins, ...ids }: ListIds) => ids)(judgeListIds({ consumerId, itemId, listId: 'to be begun' }));

/** All three ids, or the first that is missing: then nothing is sent (SFL-03). A guest's consumer id comes with the guest's token (AMB-19). */
export const judgeListIds = (ids: { readonly [id in keyof ListIds]?: string | undefined }): E.Either<IdMissing, ListIds> => {
  const { consumerId = '', itemId = '', listId = '' } = ids;
  const given: ListIds = { consumerId, itemId, listId };
  const missing = listIds.find((id) => given[id].trim() === '');
  return missing === undefined ? E.right(given) : E.left({ _tag: 'IdMissing', id: missing });
};
