import * as t from 'io-ts';
import { CartItemWire, CartWire } from './cart.codec.ts';
import { record, wholeNumber } from './primitives.codec.ts';

/** A saved line: `inStock` is false if it cannot be bought. */
export const SavedItemWire = t.intersection([CartItemWire, t.type({ inStock: t.boolean })]);
export type SavedItemWire = t.TypeOf<typeof SavedItemWire>;

/** ENT-19, with the total number, because `items` may be a part. Without a list there is no id. */
export const SavedForLaterWire = record(
  { items: t.array(SavedItemWire) },
  { saveForLaterId: t.string, total: wholeNumber },
);
export type SavedForLaterWire = t.TypeOf<typeof SavedForLaterWire>;

/** API-028, API-029: cart and list after a move. */
export const SavedMoveWire = t.type({ cart: CartWire, saveForLater: SavedForLaterWire });
export type SavedMoveWire = t.TypeOf<typeof SavedMoveWire>;
