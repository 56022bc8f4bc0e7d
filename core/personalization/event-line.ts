import * as t from 'io-ts';
import { amount, currency, filledText, wholeFrom } from '../kernel/primitives.codec.ts';

/** A line of a cart or order; the price is per unit, in minor units (P13N-23). */
export const EventLine = t.strict({
  productId: filledText,
  sku: filledText,
  quantity: wholeFrom(1),
  unitPrice: amount,
  currency,
});
export type EventLine = Readonly<t.TypeOf<typeof EventLine>>;
