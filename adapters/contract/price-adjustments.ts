import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { CartWire } from './wire/cart.codec.ts';
import { decimal, id, nothing, record, strictRecord, text, within } from './wire/primitives.codec.ts';

/** A change of a price by staff (ENT-41). */
const PriceAdjustmentWire = record(
  {
    adjustmentId: t.string,
    level: t.keyof({ ITEM: null, ORDER: null, SHIPPING: null }),
    type: t.keyof({ PERCENTAGE: null, AMOUNT: null, FIXED_PRICE: null }),
    value: decimal,
    reasonCode: t.string,
    amount: decimal,
    createdBy: t.string,
  },
  { itemId: t.string },
);

/** The cart as an associate sees it (CART-39). It is the reply of every endpoint about a cart in their session. */
export const StaffCartWire = t.intersection([CartWire, t.partial({ priceAdjustments: t.array(PriceAdjustmentWire) })]);
export type StaffCartWire = t.TypeOf<typeof StaffCartWire>;

/** Maximum number of price changes of a cart. */
export const MAX_PRICE_ADJUSTMENTS = 200;

/**
 * Changes of prices by an associate, on the cart of the customer for whom the associate acts (ENT-41). `value`: percent,
 * or a decimal of the currency. `reasonCode` names the reason in the records of the shop.
 */
export const priceAdjustments = {
  add: endpoint({
    id: 'API-038',
    name: 'add',
    method: 'POST',
    path: 'cart/v1/cart/{basketId}/price_adjustments',
    query: nothing,
    body: strictRecord(
      {
        level: t.keyof({ ITEM: null, ORDER: null, SHIPPING: null }),
        type: t.keyof({ PERCENTAGE: null, AMOUNT: null, FIXED_PRICE: null }),
        value: within(0, 1_000_000),
        reasonCode: text(50),
      },
      { itemId: id },
    ),
    reply: StaffCartWire,
    access: ['associate'],
  }),
  change: endpoint({
    id: 'API-039',
    name: 'change',
    method: 'PATCH',
    path: 'cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    query: nothing,
    body: strictRecord({}, { value: within(0, 1_000_000), reasonCode: text(50) }),
    reply: StaffCartWire,
    access: ['associate'],
    versioned: true,
  }),
  remove: endpoint({
    id: 'API-040',
    name: 'remove',
    method: 'DELETE',
    path: 'cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    query: nothing,
    body: nothing,
    reply: StaffCartWire,
    access: ['associate'],
    versioned: true,
  }),
} as const;
