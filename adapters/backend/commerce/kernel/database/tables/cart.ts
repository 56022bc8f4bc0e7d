import type { Generated } from 'kysely';
import type { Address } from '#core/profile/address.ts';

/** What a consumer is about to buy, and the stock that is held for it. */
export type CartTables = {
  cart: {
    cart_id: string;
    consumer_id: string;
    site_id: string;
    /** CART-43; `ordering` while an order of it waits for its payment. */
    status: Generated<'active' | 'prepared' | 'ordering' | 'ordered'>;
    /** Counts the shopper's changes; its ETag. */
    version: Generated<number>;
    shipping_method: string | null;
    shipping_address: Address | null;
    billing_address: Address | null;
    billing_same_as_shipping: boolean | null;
    email: string | null;
    phone: string | null;
    /** Fixed by the first preparation and kept until it is ordered. */
    order_number: string | null;
    /** The total that the shopper was shown when the order was prepared, in minor units. */
    prepared_total: number | null;
    /** Lines that were lowered when a guest's cart was merged, reported until the cart is changed. */
    lowered_lines: readonly string[] | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  cart_line: {
    line_id: string;
    cart_id: string;
    /** Its place among the lines of its cart, from one; gaps stay where a line was removed. */ position: number;
    sku: string;
    recipe_id: Generated<string>;
    quantity: number;
    /** Where it is collected; without one it is brought home. */ store_id: string | null;
  };
  /** Promo codes as they were typed, in capitals. What a code does is decided at every pricing. */
  cart_coupon: { coupon_item_id: string; cart_id: string; position: Generated<number>; code: string };
  /** Units that stock counts as reserved. A hold ends by itself, unless an order needs it. */
  stock_hold: { cart_id: string; sku: string; quantity: number; expires_at: Date; order_id: string | null };
  /** The same on the shelves of stores. */
  store_hold: { cart_id: string; shelf: string; quantity: number; expires_at: Date; order_id: string | null };
  /** A means of payment: a provider's token with what may be shown of it. Only the latest of a cart serves. */
  payment_instrument: {
    instrument_id: string;
    cart_id: string;
    method: 'CREDIT_CARD';
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    status: Generated<'attached' | 'replaced' | 'refused'>;
    created_at: Generated<Date>;
  };
};
