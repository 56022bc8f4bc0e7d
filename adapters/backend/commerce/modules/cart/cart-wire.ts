import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import type { CartWire, FlashWire, TotalsWire } from '#adapters/contract/wire/cart.codec.ts';
import type { RewardWire } from '#adapters/contract/wire/loyalty.codec.ts';
import type { ShippingMethod } from '#core/cart/cart.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import { loyaltyMethods } from '#core/loyalty/loyalty.ts';
import type { Totals } from '#core/cart/totals.ts';
import { namedTaxes } from '../pricing/tax-texts.ts';
import type { Pricing } from '../pricing/pricing-run.ts';
import { shippingMethodsFor } from '../pricing/shipping.ts';
import { ratesFor, type SitePricing } from '../pricing/site-pricing.ts';
import { whyRows, whyTotal } from '../pricing/why.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CartRecord } from './cart-records.ts';
import { remainingOf, restOf, tenderPlan, type PayingInstrument } from './cart-tenders.ts';
import type { GiftVariant } from './gift-records.ts';
import type { ShownInstrument } from './instrument-records.ts';
import { isSentHome } from './delivery-changes.ts';
import { lineDeliveries } from './line-delivery.ts';
import { isExcluded, type GroupRecord, type LineRecord } from './line-records.ts';
import { itemWire, type ShownPrice } from './line-wire.ts';
import { pointWire } from '../stores/point-wire.ts';
import { decimals, giftFlashes, giftOffersWire, priceAdjustmentsWire, whyWire } from './price-wire.ts';
import type { PriceAdjustmentRecord } from './price-adjustment-records.ts';

const totalsWire = (totals: Totals, currency: Currency, rewards: readonly PayingInstrument[]): TotalsWire => {
  const decimal = decimals(currency);
  return {
    total: decimal(totals.total),
    totalDiscount: decimal(totals.totalDiscount),
    itemTotal: decimal(totals.itemTotal),
    totalWithoutTax: decimal(totals.totalWithoutTax),
    shipping: decimal(totals.shipping),
    tax: decimal(totals.tax),
    totalDiscountPercentage: totals.totalDiscountPercentage,
    remainingToPay: decimal(totals.remainingToPay),
    currency,
    totalUnits: totals.totalUnits,
    itemSubTotal: decimal(totals.itemSubTotal),
    // CART-13: synonyms of the sums above.
    netAmount: decimal(totals.totalWithoutTax),
    taxAmount: decimal(totals.tax),
    appliedRewards: rewards.flatMap((tender) => rewardWire(tender, currency)),
  };
};

/** A reward or points that pay (CART-46): points are a voucher, which has the type of a code (ENT-40). */
const rewardWire = ({ method, amount, ...tender }: PayingInstrument, currency: Currency): readonly RewardWire[] => {
  if (!loyaltyMethods.some((one) => one === method)) return [];
  const isPoints = method === 'LOYALTY_POINTS';
  return [
    {
      rewardId: tender.accountId ?? tender.instrumentId,
      code: isPoints ? `POINTS${tender.units}` : (tender.code ?? ''),
      type: method === 'REWARD_CARD' ? method : 'REWARD_CODE',
      amount: Money.toDecimal(amount, currency),
      currency,
      status: 'APPLIED',
      ...present({
        points: isPoints ? (tender.units ?? undefined) : undefined,
        expiryDate: tender.expiresOn ?? undefined,
      }),
    },
  ];
};

/** A method with its price as a decimal number. */
export const methodWire = (method: ShippingMethod, currency: Currency) => ({
  ...method,
  price: decimals(currency)(method.price),
});

/** ERR-40: notices about lines that are unavailable or were reduced. */
const stockFlashes = ({ lines, lowered }: CartParts): readonly FlashWire[] =>
  lines.flatMap(({ lineId: itemId, available }) => {
    if (available <= 0) return [{ code: 'ProductLineItemFullInventoryMissing', itemId }];
    return lowered.includes(itemId) ? [{ code: 'ProductLineItemInventoryMissing', itemId }] : [];
  });

/** CART-35: deliveries that the service has changed. */
const deliveryFlashes = ({ cart }: CartParts): readonly FlashWire[] =>
  (cart.changedDeliveries ?? []).map(({ flag, itemId }) => ({ code: flag, ...present({ itemId }) }));

/** The id of the delivery group `standard` of the main address; carts of earlier releases have no other one. */
export const MAIN_SHIPMENT = 'home-1';

/** The id of a delivery group on the wire. */
export const shippingIdOf = ({
  code,
  groupId,
  addressNumber,
}: Pick<GroupRecord, 'code' | 'groupId' | 'addressNumber'>): string =>
  code === 'standard' && addressNumber === 0 ? MAIN_SHIPMENT : groupId;

/** The shipments of goods that are sent, in their order (ENT-10). */
const shipmentsOf = ({ groups, lines, pricing, sitePricing }: CartParts): CartWire['shippingMethods'] =>
  groups
    .filter((group) => isSentHome(group) || group.code === 'pudo')
    .map((group) => {
      const offered = pricing.deliveries.find(({ id }) => id === group.groupId);
      const own = lines.filter(({ groupId }) => groupId === group.groupId);
      const point = own.flatMap((line) => line.point ?? [])[0];
      return {
        shippingId: shippingIdOf(group),
        code: group.code,
        applicableShippingMethods: (offered?.methods ?? []).map((method) => methodWire(method, sitePricing.currency)),
        itemIds: own.map(({ lineId }) => lineId),
        ...present({
          shippingMethodId: point === undefined ? (group.method ?? undefined) : 'pudo',
          address: group.address === null ? undefined : addressToWire(group.address),
          ownAddress: group.addressNumber > 0 || undefined,
          collectionPoint: point === undefined ? undefined : pointWire(point),
        }),
      };
    });

/** Time and price of the deliveries that a shopper can choose for a line (CART-31). */
const offersOf = ({ cart, pricing, sitePricing }: CartParts): NonNullable<CartWire['deliveryOffers']> => {
  const goods = Amount.subtract(pricing.totals.itemSubTotal, pricing.totals.totalDiscount);
  return lineDeliveries.map((code) => {
    const [rate] = ratesFor(code, cart.shippingAddress);
    const [method] = shippingMethodsFor(sitePricing, [rate], goods);
    return {
      code,
      deliveryTime: method?.deliveryTime ?? '',
      price: decimals(sitePricing.currency)(method?.price ?? rate.price),
    };
  });
};

/** Data of a cart view. `lowered`: ids of lines that were just reduced to the available units. */
export type CartParts = {
  readonly cart: CartRecord;
  readonly lines: readonly LineRecord[];
  /** Delivery groups of the lines; goods that are sent home come first. */
  readonly groups: readonly GroupRecord[];
  readonly instruments: readonly ShownInstrument[];
  readonly sitePricing: SitePricing;
  readonly pricing: Pricing;
  /** The skus of the gifts that are offered. */
  readonly giftChoices: readonly GiftVariant[];
  /** Changes of prices by staff; undefined unless an associate asks (CART-39). */
  readonly priceAdjustments: readonly PriceAdjustmentRecord[] | undefined;
  /** Ids of lines whose gift the cart has just lost. */
  readonly lostGifts: readonly string[];
  readonly lowered: readonly string[];
};

const rowOf = ({ pricing }: CartParts, { lineId: id }: LineRecord): ShownPrice => {
  const row = pricing.byLine.get(id);
  if (row === undefined) throw new TypeError(`Line ${id} was not priced`);
  return row;
};

/** The cart (ENT-08). */
export const cartWire = (parts: CartParts): CartWire => {
  const { cart, lines, sitePricing, pricing } = parts;
  const plan = tenderPlan(parts);
  const decimal = decimals(sitePricing.currency);
  const methods = new Map(pricing.deliveries.map(({ id, method }) => [id, method]));
  const why = whyRows([...pricing.byLine.keys()], pricing.adjustments, sitePricing);
  return {
    id: cart.cartId,
    items: lines.map((line) =>
      itemWire(
        line,
        {
          ...rowOf(parts, line),
          ...(isExcluded(line) ? { isExcluded: true } : present({ why: why.get(line.lineId) })),
        },
        {
          currency: sitePricing.currency,
          locale: sitePricing.locale,
          language: sitePricing.language,
          method: methods.get(line.groupId),
        },
      ),
    ),
    totals: totalsWire({ ...pricing.totals, remainingToPay: remainingOf(pricing, plan) }, sitePricing.currency, plan),
    totalItems: lines.length,
    currency: sitePricing.currency,
    payment_instruments: plan.map((tender) => ({
      paymentInstrumentId: tender.instrumentId,
      paymentMethod: tender.method,
      amount: decimal(tender.amount),
      label: serviceTexts[sitePricing.locale].payment[tender.method],
      ...shownCardWire(tender),
      ...present({ balanceAfter: restOf(tender, decimal), authorization: tender.authorization ?? undefined }),
    })),
    shippingMethods: shipmentsOf(parts),
    deliveryOffers: offersOf(parts),
    couponItems: pricing.coupons.map(({ id, discount, problem: _problem, needs: _needs, ...coupon }) => ({
      ...coupon,
      couponItemId: id,
      discount: decimal(discount),
      level: 'ORDER',
    })),
    orderPromotions: pricing.orderPromotions.map(({ promotionId, name, discount }) => ({
      promotionId,
      promotionName: name,
      discount: decimal(discount),
    })),
    promoSummary: [...pricing.promoSummary],
    flash: [...deliveryFlashes(parts), ...stockFlashes(parts), ...giftFlashes(parts)],
    ...present({
      // None for gift cards alone, and where all places tax nothing.
      taxes: (pricing.taxes?.every(({ taxes }) => taxes.length === 0)
        ? []
        : namedTaxes(pricing.taxes, sitePricing)
      )?.map((tax) => ({ ...tax, amount: decimal(tax.amount) })),
      shippingAddress: cart.shippingAddress === null ? undefined : addressToWire(cart.shippingAddress),
      billingAddress: cart.billingAddress === null ? undefined : addressToWire(cart.billingAddress),
      billingSameAsShipping: cart.billingSameAsShipping ?? undefined,
      why: whyWire(whyTotal(pricing.adjustments, sitePricing), decimal),
      giftOffers: pricing.giftOffers.length === 0 ? undefined : giftOffersWire(parts),
      express: cart.express || undefined,
      giftCardTotal: pricing.giftCards === 0 ? undefined : decimal(pricing.giftCards),
      priceAdjustments: priceAdjustmentsWire(parts, decimal),
    }),
  };
};

/** Only brand and last digits of a card (ENT-48). */
export const shownCardWire = ({ brand, last4 }: Pick<ShownInstrument, 'brand' | 'last4'>) =>
  present({ maskedNumber: last4 === null ? undefined : `•••• ${last4}`, brand: brand ?? undefined });
