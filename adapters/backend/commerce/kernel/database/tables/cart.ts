import type { Generated } from 'kysely';
import type { Address } from '#core/profile/address.ts';

/** What an instrument pays, in minor units. */
export type PlannedTender = { readonly instrumentId: string; readonly amount: number };

/** Carts. */
export type CartTables = {
  cart: {
    cartId: string;
    consumerId: string;
    siteId: string;
    /** CART-43. `ordering`: an order of the cart waits for its payment. */
    status: Generated<'active' | 'prepared' | 'ordering' | 'ordered'>;
    /** Incremented by each change of the shopper; its ETag. */
    version: Generated<number>;
    shippingMethod: string | null;
    shippingAddress: Address | null;
    billingAddress: Address | null;
    billingSameAsShipping: boolean | null;
    email: string | null;
    phone: string | null;
    /** Assigned by the first preparation. */
    orderNumber: string | null;
    /** Total shown at preparation, in minor units. */
    preparedTotal: number | null;
    /** The tender plan at preparation; null in carts that an earlier release has prepared. */
    preparedTenders: readonly PlannedTender[] | null;
    /** Lines reduced by the merge at sign-in, reported until the next change. */
    loweredLines: readonly string[] | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  cartLine: {
    lineId: string;
    cartId: string;
    /** Position in the cart, from 1; gaps remain after removals. */
    position: number;
    sku: string;
    recipeId: Generated<string>;
    quantity: number;
    /** Store of the pickup; null for home delivery. */
    storeId: string | null;
  };
  /** Promo codes as entered, in capitals; evaluated at each pricing. */
  cartCoupon: { couponItemId: string; cartId: string; position: Generated<number>; code: string };
  /**
   * Payment instruments: a token of the provider, or its id of a saved card, with the public data. The latest of a cart
   * is valid.
   */
  paymentInstrument: {
    instrumentId: string;
    cartId: string;
    method: 'CREDIT_CARD';
    /** Empty for a saved card. */
    token: string;
    /** The provider's id of a saved card of the cart's consumer. */
    providerMethodId: Generated<string | null>;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    status: Generated<'attached' | 'replaced' | 'refused'>;
    createdAt: Generated<Date>;
  };
};
