import type { ItemId } from '../kernel/identifiers.ts';

/** Why the core rejects a cart change before the request. */
export type CartRejection =
  | { readonly _tag: 'ItemNotInCart'; readonly itemId: ItemId }
  | { readonly _tag: 'QuantityFixed'; readonly itemId: ItemId }
  | { readonly _tag: 'QuantityInvalid'; readonly itemId: ItemId }
  | { readonly _tag: 'QuantityAboveLimit'; readonly itemId: ItemId; readonly max: number };
