import type { Generated } from 'kysely';
import type { DigitalGift, ShippingCode } from '#core/cart/cart-item.ts';
import type { Recipe } from '#core/catalog/customization.ts';
import type { DeliveryFlag } from '#core/failures/delivery-flags.ts';
import type { PaymentMethodCode } from '#core/payment/payment-method.ts';
import type { Address } from '#core/profile/address.ts';

/** A delivery that the service has changed, and the line, unless the method of a whole group was changed. */
export type DeliveryChange = { readonly flag: DeliveryFlag; readonly itemId?: string };

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
    billingAddress: Address | null;
    billingSameAsShipping: boolean | null;
    email: string | null;
    phone: string | null;
    /** Full name of who collects what is picked up; null without a name of its own. */
    collector: string | null;
    /** Assigned by the first preparation. */
    orderNumber: string | null;
    /** Digest of what was shown at preparation; null before. */
    agreement: string | null;
    /** Lines reduced by the merge at sign-in, reported until the next change. */
    loweredLines: readonly string[] | null;
    /** Deliveries that the service has changed, reported until the next change of the shopper. */
    changedDeliveries: readonly DeliveryChange[] | null;
    /** Whether it is an express purchase; of other carts a consumer has one that is open. */
    express: Generated<boolean>;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  /**
   * How lines of a cart are delivered: a shipping code with a place or an address. Every cart has the group `standard` of
   * the main address; a new group of other goods that are sent there begins with its address and its method. A group
   * without lines keeps its address.
   */
  deliveryGroup: {
    cartId: string;
    groupId: string;
    code: ShippingCode;
    /** The store of `pickup` and `sts`. */
    storeId: string | null;
    /** The collection point of `pudo`. */
    pointId: string | null;
    /** 0 for the main address, and for places; goods of equal numbers are sent to one address. */
    addressNumber: Generated<number>;
    /** Of goods that are sent home. */
    address: Address | null;
    /** Code of the shipping method; null until one is selected, and where there is only one. */
    method: string | null;
  };
  cartLine: {
    lineId: string;
    cartId: string;
    groupId: string;
    /** Position in the cart, from 1; gaps remain after removals. */
    position: number;
    sku: string;
    recipeId: Generated<string>;
    quantity: number;
    /** Null for goods that are no gift card, and for one that the shopper has not described. */
    digitalGift: DigitalGift | null;
    /** How the goods are made to order; null for others. */
    recipe: Recipe | null;
    /** Of ordinary goods that are a gift; empty without a message. */
    giftMessage: Generated<string | null>;
    /** The promotion of a gift, of which a cart has one; empty for goods that are bought. */
    giftOf: Generated<string>;
  };
  /** Changes of prices by staff, in the order of their position. */
  priceAdjustment: {
    adjustmentId: string;
    position: Generated<number>;
    cartId: string;
    /** Null unless the level is ITEM. */
    lineId: string | null;
    level: 'ITEM' | 'ORDER' | 'SHIPPING';
    type: 'PERCENTAGE' | 'AMOUNT' | 'FIXED_PRICE';
    /** Parts per million of a percentage, else minor units. */
    value: number;
    reasonCode: string;
    /** The associate. */
    createdBy: string;
    createdAt: Generated<Date>;
  };
  /** Promo codes as entered, in capitals; evaluated at each pricing. */
  cartCoupon: { couponItemId: string; cartId: string; position: Generated<number>; code: string };
  /**
   * Payment instruments: a token of the provider, or its id of a saved card, with the public data. Those that are
   * attached pay the cart.
   */
  paymentInstrument: {
    instrumentId: string;
    cartId: string;
    method: PaymentMethodCode;
    /** Empty for a saved card. */
    token: string;
    /** The provider's id of a saved card of the cart's consumer. */
    providerMethodId: Generated<string | null>;
    /** The most that a prepaid tender pays, in minor units; null for the one that pays what remains. */
    balance: Generated<number | null>;
    /** The account of a prepaid tender. */
    accountId: Generated<string | null>;
    /** Units that it uses of its account, if they are not the minor units that it pays. */
    units: Generated<number | null>;
    /** The most that the shopper has approved in a wallet or for pay later, in minor units. */
    approved: Generated<number | null>;
    brand: string | null;
    last4: string | null;
    /** Of a card. */
    expMonth: number | null;
    expYear: number | null;
    status: Generated<'attached' | 'replaced' | 'refused'>;
    createdAt: Generated<Date>;
  };
  /** A copy of a cart that everyone who knows its id can read. It does not say whose cart it was. */
  sharedCart: { shareId: string; siteId: string; expiresAt: Date };
  sharedCartLine: { shareId: string; sku: string; position: number; quantity: number };
};
