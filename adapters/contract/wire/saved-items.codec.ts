import * as t from 'io-ts';
import { CartItemWire, CartWire } from './cart.codec.ts';
import { record, wholeNumber } from './primitives.codec.ts';

/** A line that waits: `inStock` is false while it cannot be bought. */
export const SavedItemWire = t.intersection([CartItemWire, t.type({ inStock: t.boolean })]);
export type SavedItemWire = t.TypeOf<typeof SavedItemWire>;

/** ENT-19, with the number of all items, as `items` may be a part of them. There is no id while there is no list. */
export const SavedForLaterWire = record(
  { items: t.array(SavedItemWire) },
  { saveForLaterId: t.string, total: wholeNumber },
);
export type SavedForLaterWire = t.TypeOf<typeof SavedForLaterWire>;

/** API-028, API-029: both sides of a move. */
export const SavedMoveWire = t.type({ cart: CartWire, saveForLater: SavedForLaterWire });
export type SavedMoveWire = t.TypeOf<typeof SavedMoveWire>;
