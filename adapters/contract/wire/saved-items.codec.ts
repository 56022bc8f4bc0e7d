import * as t from 'io-ts';
import { CartItemWire, CartWire } from './cart.codec.ts';
import { record, wholeNumber } from './primitives.codec.ts';

/** A saved line. `inStock` is false if it cannot be bought. */
export const SavedItemWire = t.intersection([CartItemWire, t.type({ inStock: t.boolean })]);
export type SavedItemWire = t.TypeOf<typeof SavedItemWire>;

/** A part of the saved items with their total number (ENT-19). There is no id before the first saved item. */
export const SavedForLaterWire = record(
  { items: t.array(SavedItemWire) },
  { saveForLaterId: t.string, total: wholeNumber },
);
export type SavedForLaterWire = t.TypeOf<typeof SavedForLaterWire>;

/** Cart and list after a move (API-028, API-029). */
export const SavedMoveWire = t.type({ cart: CartWire, saveForLater: SavedForLaterWire });
export type SavedMoveWire = t.TypeOf<typeof SavedMoveWire>;
