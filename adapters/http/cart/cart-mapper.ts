import type * as t from 'io-ts';
import { addressFromWire } from '#adapters/contract/wire/address.codec.ts';
import type { CartWire, PromoSummaryWire, ShippingMethodWire } from '#adapters/contract/wire/cart.codec.ts';
import type { Cart, ShippingMethod } from '#core/cart/cart.ts';
import { soonestFirst } from '#core/catalog/delivery-estimate.ts';
import { flashText } from '#core/cart/flash-text.ts';
import type { PromoSummary } from '#core/cart/promotion.ts';
import type { TotalsMismatch } from '#core/cart/totals.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import type { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import { pointOf } from '../stores/point-mapper.ts';
import { amountIn, currencyOf } from '../money-mapper.ts';
import { flashOf, instrumentOf, itemOf, promotionOf, totalsOf, whyOf } from './line-mapper.ts';

/**
 * Converts a wire cart. Decimal amounts become minor units in the currency of the cart's totals, which takes precedence
 * over that of the site (AMB-32). `version`: the ETag of the response.
 */
export const cartOf = (wire: CartWire, texts: FailureTexts, version?: string): Cart => {
  const { currency } = wire.totals;
  const amount = amountIn(currency);
  return {
    id: wire.id,
    currency: currencyOf(currency),
    items: wire.items.map((item) => itemOf(item, amount)),
    totals: totalsOf(wire.totals, amount),
    shipments: wire.shippingMethods.map((shipment) => ({
      id: shipment.shippingId,
      code: shipment.code,
      // CART-32.
      applicable: soonestFirst(shipment.applicableShippingMethods.map((method) => shippingMethodOf(method, amount))),
      ...present({
        methodId: shipment.shippingMethodId,
        itemIds: shipment.itemIds,
        address: shipment.address === undefined ? undefined : addressFromWire(shipment.address),
        hasOwnAddress: shipment.ownAddress,
        point: shipment.collectionPoint === undefined ? undefined : pointOf(shipment.collectionPoint),
      }),
    })),
    instruments: wire.payment_instruments.map((instrument) => instrumentOf(instrument, amount)),
    coupons: wire.couponItems.map(({ couponItemId, code, status, description, discount, promotionId }) => ({
      id: couponItemId,
      code,
      status,
      description,
      discount: amount(discount),
      ...present({ promotionId }),
    })),
    orderPromotions: wire.orderPromotions.map((promotion) => promotionOf(promotion, amount)),
    promoSummary: wire.promoSummary.flatMap((summary) => (isKnownLevel(summary) ? [summary] : [])),
    flashes: wire.flash.map((received) => {
      const flash = flashOf(received);
      return { ...flash, ...present({ message: received.message ?? flashText(flash, texts) }) };
    }),
    ...present({
      version,
      deliveryOffers: wire.deliveryOffers?.map((offer) => ({ ...offer, price: amount(offer.price) })),
      taxes: wire.taxes?.map(({ name, amount: part }) => ({ label: name, amount: amount(part) })),
      shippingAddress: wire.shippingAddress === undefined ? undefined : addressFromWire(wire.shippingAddress),
      billingAddress: wire.billingAddress === undefined ? undefined : addressFromWire(wire.billingAddress),
      billingSameAsShipping: wire.billingSameAsShipping,
      why: whyOf(wire.why, amount),
      giftOffers: wire.giftOffers,
      isExpress: wire.express,
      giftCardTotal: wire.giftCardTotal === undefined ? undefined : amount(wire.giftCardTotal),
    }),
  };
};

/**
 * The first value that the wire format contains twice and that differs between its two places; undefined if there is
 * none (CART-13).
 */
export const conflictingDuplicate = ({ totals, totalItems, items }: CartWire): TotalsMismatch | undefined => {
  const duplicates = [
    ['netAmount', totals.totalWithoutTax, totals.netAmount],
    ['taxAmount', totals.tax, totals.taxAmount],
    ['totalItems', items.length, totalItems],
  ] as const;
  const broken = duplicates.find(([, expected, received]) => expected !== received);
  return broken && { _tag: 'TotalsMismatch', sum: broken[0], expected: broken[1], received: broken[2] };
};

/** Unknown values of a cart, for the log (CART-15, ERR-44). */
export const unknownValues = (wire: CartWire): readonly string[] => [
  ...wire.promoSummary.flatMap((summary) => (isKnownLevel(summary) ? [] : [`Promotion level ${summary.level}`])),
  ...wire.flash.map(flashOf).flatMap((flash) => (flash._tag === 'Unknown' ? [`Flash ${flash.code}`] : [])),
];

export const shippingMethodOf = (
  wire: t.TypeOf<typeof ShippingMethodWire>,
  amount: (decimal: number) => Amount,
): ShippingMethod => ({
  id: wire.id,
  code: wire.code,
  label: wire.label,
  price: amount(wire.price),
  deliveryTime: wire.deliveryTime,
  ...present({ arrival: wire.arrival }),
});

const levels = ['ORDER', 'PRODUCT', 'SHIPPING'];
const isKnownLevel = (summary: t.TypeOf<typeof PromoSummaryWire>): summary is PromoSummary =>
  levels.includes(summary.level);
