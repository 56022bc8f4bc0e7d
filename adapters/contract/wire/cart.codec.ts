import * as t from 'io-ts';
import { AddressWire } from './address.codec.ts';
import { CollectionPointWire } from './collection-point.codec.ts';
import { PictureWire } from './picture.codec.ts';
import { RewardWire } from './loyalty.codec.ts';
import { decimal, record, wholeNumber } from './primitives.codec.ts';

/** Prices of a line, as decimals (ENT-13). The specification fixes these eight keys. */
export const ItemPriceWire = t.type({
  current: decimal,
  original: decimal,
  rowTotal: decimal,
  priceAfterItemDiscount: decimal,
  priceAfterOrderDiscount: decimal,
  amount: decimal,
  highCurrent: decimal,
  highOriginal: decimal,
});

/** First and last day that are promised for a delivery, such as 2026-11-25. */
export const ArrivalWire = t.type({ from: t.string, to: t.string });

/** The delivery of a line, with its options (ENT-14). OPEN: `arrival` of goods that are sent. */
export const ShippingOptionsWire = record(
  {
    selected: t.string,
    available: t.array(t.string),
    shippingMethod: record({ code: t.string, label: t.string, deliveryTime: t.string }, { arrival: ArrivalWire }),
  },
  { storeInfo: record({ id: t.string, inventory: wholeNumber }, { name: t.string }) },
);

/**
 * OPEN: a part of a price with its cause. `kind`: the rule, such as `order-promotion`; `id`: of the promotion, price
 * change or shipping method; `who`: catalog, group, promotion, code, staff, shipping or tax. A discount is negative.
 */
const PricePartWire = t.type({
  kind: t.string,
  cause: record({ name: t.string, who: t.string }, { id: t.string }),
  amount: decimal,
});
const WhyWire = t.array(PricePartWire);
export type WhyWire = t.TypeOf<typeof WhyWire>;

/** OPEN: a promotion of which the shopper may choose a gift (CART-18). */
const GiftOfferWire = t.type({
  promotionId: t.string,
  promotionName: t.string,
  choices: t.array(
    t.type({
      sku: t.string,
      productId: t.string,
      name: t.string,
      colorName: t.string,
      size: t.string,
      image: PictureWire,
      available: t.boolean,
    }),
  ),
});

/** A line of a cart (ENT-12), with the fields that a view shows (name, picture, color, size) and its position. */
export const CartItemWire = record(
  {
    id: t.string,
    sku: t.string,
    productId: t.string,
    masterId: t.string,
    qty: wholeNumber,
    maxQty: wholeNumber,
    upc: t.string,
    name: t.string,
    colorName: t.string,
    size: t.string,
    image: PictureWire,
    price: ItemPriceWire,
    taxTotal: decimal,
    shippingOptions: ShippingOptionsWire,
    pdpUrl: t.string,
    isDigitalProduct: t.boolean,
    isCustoms: t.boolean,
    bonus: t.boolean,
  },
  {
    recipeId: t.string,
    /** OPEN: how goods are made to order; `choice` is the id of a choice, or a text. */
    recipe: t.array(t.type({ part: t.string, choice: t.string, label: t.string, value: t.string })),
    /** OPEN: the most units of its sku in a cart, if the product has a limit of its own. */
    unitLimit: wholeNumber,
    position: wholeNumber,
    /** The parts that sum to the price after all discounts, with their causes. */
    why: WhyWire,
    /** OPEN: the totals do not count it, since it cannot be bought now. Absent without such a rule of the service. */
    excluded: t.boolean,
    /** A digital gift (ENT-15). OPEN: who gives it, and the day on which it is sent. */
    giftOption: t.type({ email: t.string, to: t.string, message: t.string }),
    sender: t.string,
    sendOn: t.string,
    /** OPEN: of ordinary goods that are a gift, with a receipt without prices; empty without a message. */
    giftMessage: t.string,
    /** OPEN: of a gift in an order, the number of its receipt, which is a document of the order. */
    giftReceipt: t.string,
  },
);
export type CartItemWire = t.TypeOf<typeof CartItemWire>;

/** Totals of a cart, as decimals (ENT-09). The specification fixes these fourteen keys. */
export const TotalsWire = t.type({
  total: decimal,
  totalDiscount: decimal,
  itemTotal: decimal,
  totalWithoutTax: decimal,
  shipping: decimal,
  tax: decimal,
  totalDiscountPercentage: decimal,
  remainingToPay: decimal,
  currency: t.string,
  totalUnits: wholeNumber,
  itemSubTotal: decimal,
  netAmount: decimal,
  taxAmount: decimal,
  /** ENT-49. */
  appliedRewards: t.array(RewardWire),
});
export type TotalsWire = t.TypeOf<typeof TotalsWire>;

/** A shipping method with its price (API-024). OPEN: `arrival`, absent if no days are promised. */
export const ShippingMethodWire = record(
  { id: t.string, code: t.string, label: t.string, price: decimal, deliveryTime: t.string },
  { arrival: ArrivalWire },
);

/**
 * A shipment (ENT-10). `shippingMethodId` is present once a method is chosen. OPEN: `itemIds` are its lines; `address`
 * is where goods are sent home, `ownAddress` that this is not the main address of the cart; `collectionPoint` is where
 * they are collected.
 */
export const ShipmentWire = record(
  { shippingId: t.string, code: t.string, applicableShippingMethods: t.array(ShippingMethodWire) },
  {
    shippingMethodId: t.string,
    itemIds: t.array(t.string),
    address: AddressWire,
    ownAddress: t.boolean,
    collectionPoint: CollectionPointWire,
  },
);

/** A payment instrument that is attached to the cart (ENT-48). */
export const PaymentInstrumentWire = record(
  { paymentInstrumentId: t.string, paymentMethod: t.string, amount: decimal },
  /**
   * OPEN: `label` is the name of the method for the shopper, `balanceAfter` what stays on a prepaid tender,
   * `authorization` the token of pay later that placing repeats (CHK-17). Of an order: `refunded` is what the tender
   * got back, `refundDue` what goes back to it and is not accepted yet, `reserved` the part of `amount` that is
   * authorized, but not charged.
   */
  {
    maskedNumber: t.string,
    brand: t.string,
    label: t.string,
    balanceAfter: decimal,
    authorization: t.string,
    refunded: decimal,
    refundDue: decimal,
    reserved: decimal,
  },
);

/** The balance of a gift card that no order holds (GFT-02, ENT-42). */
export const GiftCardBalanceWire = record(
  {
    maskedNumber: t.string,
    balance: decimal,
    currency: t.string,
    status: t.keyof({ ACTIVE: null, ZERO: null, EXPIRED: null, INVALID: null }),
  },
  /** Such as 2026-11-25. */
  { expiryDate: t.string },
);

/** A summary line about a promotion that is applied or within reach (ENT-11). */
export const PromoSummaryWire = t.type({
  level: t.string,
  calloutMessage: t.string,
  promotionId: t.string,
  promotionName: t.string,
});

/** A promo code of the cart (ENT-39). */
export const CouponWire = record(
  {
    couponItemId: t.string,
    code: t.string,
    status: t.keyof({ APPLIED: null, NOT_APPLIED: null, INVALID: null, EXPIRED: null }),
    description: t.string,
    discount: decimal,
    level: t.string,
  },
  { promotionId: t.string },
);
type CouponWire = t.TypeOf<typeof CouponWire>;

/** A promotion of the order, with its discount (ENT-49). */
export const OrderPromotionWire = t.type({ promotionId: t.string, promotionName: t.string, discount: decimal });

/** A message beside a reply (ENT-18), and the challenge of a card (architecture 0.20). */
export const FlashWire = record(
  { code: t.string },
  { message: t.string, itemId: t.string, params: t.partial({ challengeId: t.string }) },
);
export type FlashWire = t.TypeOf<typeof FlashWire>;

/** Taxes by name, such as "GST (5%)", in the language of the site. */
export const TaxesWire = t.array(t.type({ name: t.string, amount: decimal }));

/** A cart (ENT-08), with the addresses of the checkout. */
export const CartWire = record(
  {
    id: t.string,
    items: t.array(CartItemWire),
    totals: TotalsWire,
    totalItems: wholeNumber,
    currency: t.string,
    payment_instruments: t.array(PaymentInstrumentWire),
    shippingMethods: t.array(ShipmentWire),
    couponItems: t.array(CouponWire),
    orderPromotions: t.array(OrderPromotionWire),
    promoSummary: t.array(PromoSummaryWire),
    flash: t.array(FlashWire),
  },
  {
    /** OPEN: time and price of the deliveries that a line can have; the time is empty if it depends on the store. */
    deliveryOffers: t.array(t.type({ code: t.string, deliveryTime: t.string, price: decimal })),
    shippingAddress: AddressWire,
    billingAddress: AddressWire,
    billingSameAsShipping: t.boolean,
    /** OPEN: the parts that sum to the tax of the totals by name, once all places that tax are known. */
    taxes: TaxesWire,
    /** The parts that sum to the total, but for contained tax, with their causes. */
    why: WhyWire,
    giftOffers: t.array(GiftOfferWire),
    /** OPEN: an express purchase of its own, beside the shopper's cart. */
    express: t.boolean,
    /** OPEN: the price of gift cards among the goods, which no prepaid tender pays (GFT-09); absent without any. */
    giftCardTotal: decimal,
  },
);
export type CartWire = t.TypeOf<typeof CartWire>;

/** A hold of a cart's stock (API-037). */
export const ReservationWire = t.type({ reservationId: t.string, expiresAt: t.string, flash: t.array(FlashWire) });
