import * as t from 'io-ts';
import { number, scriptText, word } from './flow-values.codec.ts';

/** Address and contact of the script's shopper; missing fields have defaults by the script's locale. */
export const FlowAddressParts = t.partial(
  {
    email: word,
    phone: scriptText,
    firstName: word,
    lastName: word,
    line1: word,
    line2: word,
    city: word,
    state: word,
    postalCode: scriptText,
  },
  'nothing, or an address such as { city: Oakland }',
);
export type FlowAddress = t.TypeOf<typeof FlowAddressParts>;

/** Deliveries of a line; `at`: the id of the store or of the collection point. */
const Way = t.keyof({ standard: null, pickup: null, sts: null, pudo: null }, 'one of standard, pickup, sts, pudo');

/**
 * `address`: another one than that of the rest of the order. The union comes last, because the first mistake of a union
 * is that of its first part.
 */
export const FlowDelivery = t.intersection(
  [
    t.type({ line: number, to: Way }),
    t.partial({ at: word }),
    t.union([t.type({ to: t.literal('standard'), address: FlowAddressParts }), t.partial({ address: t.undefined })]),
  ],
  '{ line: …, to: … }',
);
