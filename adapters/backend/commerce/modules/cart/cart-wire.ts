import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import type { CartItemWire, CartWire, FlashWire, TotalsWire } from '#adapters/contract/wire/cart.codec.ts';
import type { RewardWire } from '#adapters/contract/wire/loyalty.codec.ts';
import type { ShippingMethod } from '#core/cart/cart.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Day } from '#core/kernel/calendar.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import { loyaltyMethods } from '#core/loyalty/loyalty.ts';
import type { StoreVisit } from '#core/stores/opening-hours.ts';
import { visitText } from '#core/stores/visit-text.ts';
import type { ItemPrice } from '#core/cart/cart-item.ts';
import type { Totals } from '#core/cart/totals.ts';
import { nextStoreVisit } from '#adapters/backend/commerce/kernel/site-days.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { namedTaxes } from '../pricing/tax-texts.ts';
import { productUrl } from '../catalog/product-wire.ts';
import type { Pricing } from '../pricing/pricing-run.ts';
import { shippingMethodsFor } from '../pricing/shipping.ts';
import { ratesFor, type SitePricing } from '../pricing/site-pricing.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CartRecord } from './cart-records.ts';
import { remainingOf, restOf, tenderPlan, type PayingInstrument } from './cart-tenders.ts';
import type { ShownInstrument } from './instrument-records.ts';
import { isSentHome } from './delivery-changes.ts';
import { lineDeliveries } from './line-delivery.ts';
import type { GroupRecord, LineRecord } from './line-records.ts';
import { pointWire } from '../stores/point-wire.ts';
import { unitLimit } from '../catalog/unit-limit.ts';

const decimals =
  (currency: Currency) =>
  (amount: Amount): number =>
    Money.toDecimal(amount, currency);

const priceWire = (price: ItemPrice, decimal: (amount: Amount) => number): CartItemWire['price'] => ({
  current: decimal(price.current),
  original: decimal(price.original),
  rowTotal: decimal(price.rowTotal),
  priceAfterItemDiscount: decimal(price.priceAfterItemDiscount),
  priceAfterOrderDiscount: decimal(price.priceAfterOrderDiscount),
  amount: decimal(price.amount),
  highCurrent: decimal(price.highCurrent),
  highOriginal: decimal(price.highOriginal),
});

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

const methodWire = (method: ShippingMethod, currency: Currency) => ({
  ...method,
  price: decimals(currency)(method.price),
});

/** When the store of a line can be visited next; undefined without a store, and if it stays closed for a week. */
const visitOf = ({ store }: LineRecord, now: number): StoreVisit | undefined =>
  store === null ? undefined : nextStoreVisit({ ...store, country: store.address.country }, now);

/** The first day on which a line can be picked up, in the time zone of its store. */
export const pickupDay = (line: LineRecord, now: number): Day | undefined => visitOf(line, now)?.day;

type DeliveryContext = Pick<CommerceSite, 'locale' | 'language'> & { readonly method?: ShippingMethod | undefined };

/** Place of a line that is collected, with the units that it can get there. */
const placeOf = ({ store, point, storeUnits, warehouseUnits }: LineRecord) => {
  if (store !== null) return { id: store.id, name: store.name, inventory: Math.max(0, storeUnits) };
  return point === null ? undefined : { id: point.id, name: point.name, inventory: Math.max(0, warehouseUnits) };
};

/** Delivery of a line (ENT-14): the shipping method of its group, or pickup with its day and hours. */
const deliveryOf = (
  line: LineRecord,
  { locale, language, method }: DeliveryContext,
): CartItemWire['shippingOptions'] => {
  const { code: selected, isDigital, isCustoms } = line;
  const common = {
    selected,
    available: isDigital || isCustoms ? [selected] : [...lineDeliveries],
    ...present({ storeInfo: placeOf(line) }),
  };
  if (selected !== 'pickup') {
    const { code, label, deliveryTime } = method ?? { code: '', label: '', deliveryTime: '' };
    return { ...common, shippingMethod: { code, label, deliveryTime } };
  }
  const { label, today, later } = serviceTexts[locale].shipping.pickup;
  const visit = visitOf(line, Date.now());
  const deliveryTime = visit === undefined ? '' : formatText(visit.isToday ? today : later, visitText(visit, language));
  return { ...common, shippingMethod: { code: selected, label, deliveryTime } };
};

type PricedRow = { readonly price: ItemPrice; readonly tax: Amount };

/** A line of a cart or a saved item. */
export const itemWire = (
  line: LineRecord,
  { price, tax }: PricedRow,
  { currency, ...reported }: DeliveryContext & { readonly currency: Currency },
): CartItemWire => {
  const [picture] = line.pictures;
  if (picture === undefined) throw new TypeError(`Line ${line.lineId} has no picture`);
  return {
    id: line.lineId,
    sku: line.sku,
    productId: line.productId,
    masterId: line.styleId,
    qty: line.quantity,
    maxQty: unitLimit(line.available),
    upc: line.upc,
    name: line.name,
    colorName: line.colorName,
    size: line.size,
    image: {
      name: picture.name,
      width: picture.width,
      height: picture.height,
      color: picture.color,
      alt: `${line.name}, ${line.colorName}`,
    },
    price: priceWire(price, decimals(currency)),
    taxTotal: decimals(currency)(tax),
    shippingOptions: deliveryOf(line, reported),
    pdpUrl: productUrl(line.productId),
    isDigitalProduct: line.isDigital,
    isCustoms: line.isCustoms,
    bonus: false,
    position: line.position,
    ...present({ recipeId: line.recipeId === '' ? undefined : line.recipeId }),
    ...line.digitalGift,
  };
};

/** ERR-40: notices about lines that are unavailable or were reduced. */
const stockFlashes = ({ lines, lowered }: CartParts): readonly FlashWire[] =>
  lines.flatMap(({ lineId: itemId, available }) => {
    if (available <= 0) return [{ code: 'ProductLineItemFullInventoryMissing', itemId }];
    return lowered.includes(itemId) ? [{ code: 'ProductLineItemInventoryMissing', itemId }] : [];
  });

/** CART-35: deliveries that the service has changed. */
const deliveryFlashes = ({ cart }: CartParts): readonly FlashWire[] =>
  (cart.changedDeliveries ?? []).map(({ flag, itemId }) => ({ code: flag, ...present({ itemId }) }));

/** The id of a delivery group on the wire; carts of earlier releases know this one of goods that are sent home. */
export const shippingIdOf = ({ code, groupId }: Pick<GroupRecord, 'code' | 'groupId'>): string =>
  code === 'standard' ? 'home-1' : groupId;

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
          collectionPoint: point === undefined ? undefined : pointWire(point),
        }),
      };
    });

/** Time and price of the deliveries that a shopper can choose for a line (CART-31). */
const offersOf = ({ cart, pricing, sitePricing }: CartParts): NonNullable<CartWire['deliveryOffers']> => {
  const goods = Amount.subtract(pricing.totals.itemTotal, pricing.totals.totalDiscount);
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
  readonly lowered: readonly string[];
};

const rowOf = ({ byLine }: Pricing, { lineId: id }: LineRecord): PricedRow => {
  const row = byLine.get(id);
  if (row === undefined) throw new TypeError(`Line ${id} was not priced`);
  return row;
};

/** The cart (ENT-08). */
export const cartWire = (parts: CartParts): CartWire => {
  const { cart, lines, sitePricing, pricing } = parts;
  const plan = tenderPlan(parts);
  const decimal = decimals(sitePricing.currency);
  const methods = new Map(pricing.deliveries.map(({ id, method }) => [id, method]));
  return {
    id: cart.cartId,
    items: lines.map((line) =>
      itemWire(line, rowOf(pricing, line), {
        currency: sitePricing.currency,
        locale: sitePricing.locale,
        language: sitePricing.language,
        method: methods.get(line.groupId),
      }),
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
    couponItems: pricing.coupons.map(({ id, discount, problem: _problem, ...coupon }) => ({
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
    flash: [...deliveryFlashes(parts), ...stockFlashes(parts)],
    ...present({
      taxes: namedTaxes(pricing.totals.tax, pricing.taxes, sitePricing)?.map((tax) => ({
        ...tax,
        amount: decimal(tax.amount),
      })),
      shippingAddress: cart.shippingAddress === null ? undefined : addressToWire(cart.shippingAddress),
      billingAddress: cart.billingAddress === null ? undefined : addressToWire(cart.billingAddress),
      billingSameAsShipping: cart.billingSameAsShipping ?? undefined,
    }),
  };
};

/** Only brand and last digits of a card (ENT-48). */
export const shownCardWire = ({ brand, last4 }: Pick<ShownInstrument, 'brand' | 'last4'>) =>
  present({ maskedNumber: last4 === null ? undefined : `•••• ${last4}`, brand: brand ?? undefined });
