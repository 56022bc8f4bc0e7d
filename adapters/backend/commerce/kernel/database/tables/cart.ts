import type { Generated } from 'kysely';
import type { Address } from '#core/profile/address.ts';

/** What a consumer is about to buy. */
export type CartTables = {
  cart: {
    cartId: string;
    consumerId: string;
    siteId: string;
    /** CART-43; `ordering` while an order of it waits for its payment. */
    status: Generated<'active' | 'prepared' | 'ordering' | 'ordered'>;
    /** Counts the shopper's changes; its ETag. */
    version: Generated<number>;
    shippingMethod: string | null;
    shippingAddress: Address | null;
    billingAddress: Address | null;
    billingSameAsShipping: boolean | null;
    email: string | null;
    phone: string | null;
    /** Fixed by the first preparation and kept until it is ordered. */
    orderNumber: string | null;
    /** The total that the shopper was shown when the order was prepared, in minor units. */
    preparedTotal: number | null;
    /** Lines that were lowered when a guest's cart was merged, reported until the cart is changed. */
    loweredLines: readonly string[] | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  cartLine: {
    lineId: string;
    cartId: string;
    /** Its place among the lines of its cart, from one; gaps stay where a line was removed. */ position: number;
    sku: string;
    recipeId: Generated<string>;
    quantity: number;
    /** Where it is collected; without one it is brought home. */ storeId: string | null;
  };
  /** Promo codes as they were typed, in capitals. What a code does is decided at every pricing. */
  cartCoupon: { couponItemId: string; cartId: string; position: Generated<number>; code: string };
  /** A means of payment: a provider's token with what may be shown of it. Only the latest of a cart serves. */
  paymentInstrument: {
    instrumentId: string;
    cartId: string;
    method: 'CREDIT_CARD';
    token: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    status: Generated<'attached' | 'replaced' | 'refused'>;
    createdAt: Generated<Date>;
  };
};
