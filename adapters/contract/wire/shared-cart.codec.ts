import * as t from 'io-ts';
import { PictureWire } from './picture.codec.ts';
import { decimal, record, wholeNumber } from './primitives.codec.ts';

/**
 * An item of a shared cart, as the shop sells it now. `maxQty`: units that can be bought; 0 if it is sold out. Without a
 * price the site does not sell it any longer.
 */
const SharedItemWire = record(
  {
    sku: t.string,
    productId: t.string,
    name: t.string,
    colorName: t.string,
    size: t.string,
    image: PictureWire,
    pdpUrl: t.string,
    qty: wholeNumber,
    maxQty: wholeNumber,
  },
  { price: t.type({ current: decimal, original: decimal }) },
);
export type SharedItemWire = t.TypeOf<typeof SharedItemWire>;

/** A shared cart (ENT-12 without anything of a shopper). `expiresOn` is its last day, such as 2026-12-28. */
export const SharedCartWire = t.type({ expiresOn: t.string, items: t.array(SharedItemWire) });
export type SharedCartWire = t.TypeOf<typeof SharedCartWire>;

/** The link of a copy that was just made. */
export const CartLinkWire = t.type({ shareId: t.string, expiresOn: t.string });
