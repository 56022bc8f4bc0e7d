import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { ShippingMethod } from '#core/cart/cart.ts';
import { isOffered } from '#core/catalog/delivery-estimate.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { present } from '#core/kernel/present.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { promisedArrival } from '#adapters/backend/commerce/kernel/site-days.ts';
import { replyWith, type CallContext, type ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import { priceCart } from '../pricing/pricing-run.ts';
import { readCoupons, readPromotions } from '../pricing/promotion-records.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';
import { setQuantity, type CartRecord } from './cart-records.ts';
import { exceededApproval } from './cart-tenders.ts';
import { cartWire, type CartParts } from './cart-wire.ts';
import { detachInstrument } from './instrument-records.ts';
import { readContents, type LineRecord } from './line-records.ts';

/** Pickup is free (CHK-33). */
const PICKUP_METHOD = { id: 'pickup', price: Amount.zero } as const;

/** Whether a cart has lines with home delivery, which need an address and a shipping method. */
export const needsDelivery = (lines: readonly Pick<LineRecord, 'storeId'>[]): boolean =>
  lines.some((line) => line.storeId === null);

/** The part of a call that pricing needs. */
type PricingCall = Pick<CallContext, 'site' | 'reportOnce'>;

/** Reads and prices a cart. Prices are never stored with it (I07). */
export const viewCart = async (db: Queries, cart: CartRecord, call: PricingCall): Promise<CartParts> => {
  const { site } = call;
  const { lines, coupons, promotions, instruments } = await readContents(db, cart.cartId, site);
  const isCollected = lines.length > 0 && !needsDelivery(lines);
  // With pickup only there is no shipping, and the tax is that of the store.
  const sitePricing = isCollected ? { ...sitePricingOf(site), shippingMethods: [PICKUP_METHOD] } : sitePricingOf(site);
  const place = isCollected ? lines[0]?.storeAddress : cart.shippingAddress;
  const destination =
    place === null || place === undefined ? undefined : present({ country: place.country, state: place.state });
  const pricing = priceCart({
    sitePricing,
    destination,
    promotions: readPromotions(promotions, call),
    coupons: readCoupons(coupons, call),
    methodId: isCollected ? PICKUP_METHOD.id : (cart.shippingMethod ?? undefined),
    lines: lines.map((line) => ({
      id: line.lineId,
      categoryIds: line.categoryIds,
      quantity: line.quantity,
      current: Amount.of(line.current),
      original: Amount.of(line.original ?? line.current),
    })),
  });
  const now = Date.now();
  const today = isoText(Calendar.dayAt(now, site.timeZone));
  const dated = (method: ShippingMethod): ShippingMethod => ({
    ...method,
    ...present({ arrival: promisedArrival(site, { label: method.deliveryTime, now }) }),
  });
  return {
    cart,
    lines,
    instruments,
    sitePricing,
    pricing: {
      ...pricing,
      // A method that was chosen in time stays chosen.
      shippingMethods: pricing.shippingMethods.map(dated).filter((method) => isOffered(method, today)),
      method: pricing.method && dated(pricing.method),
    },
    lowered: cart.loweredLines ?? [],
  };
};

/** The version of a cart as an ETag. */
export const etagOf = (cart: CartRecord): string => `"${cart.version}"`;

/** The reply with the whole cart and its ETag. */
export const replyOf = (parts: CartParts, status = 200): ReplyWith<CartWire> =>
  replyWith(cartWire(parts), { status, headers: { etag: etagOf(parts.cart), 'cache-control': 'no-store' } });

export const cartReply = async (
  db: Queries,
  cart: CartRecord,
  call: PricingCall & { readonly status?: number },
): Promise<ReplyWith<CartWire>> => replyOf(await viewCart(db, cart, call), call.status);

/**
 * Available units of lines that exceed them; lines of one sku and location share the units in order. Lines without
 * units are omitted.
 */
export const partlyAvailable = (
  lines: readonly LineRecord[],
): readonly { readonly lineId: string; readonly quantity: number }[] => {
  const stockKeyOf = ({ sku, storeId }: LineRecord): string => `${storeId ?? ''}/${sku}`;
  const left = new Map(lines.map((line) => [stockKeyOf(line), line.available]));
  return lines.flatMap((line) => {
    const { lineId, quantity } = line;
    const units = left.get(stockKeyOf(line)) ?? 0;
    left.set(stockKeyOf(line), units - quantity);
    return units > 0 && units < quantity ? [{ lineId, quantity: units }] : [];
  });
};

/**
 * Reduces lines to the available units and returns the whole cart with notices (ERR-40, ERR-41). What the shopper has
 * approved for less than what remains to be paid is detached.
 */
export const fittedReply = async (tx: Tx, cart: CartRecord, call: PricingCall): Promise<ReplyWith<CartWire>> => {
  const { cartId } = cart;
  const parts = await viewCart(tx, cart, call);
  const short = partlyAvailable(parts.lines);
  for (const line of short) await setQuantity(tx, { cartId, ...line });
  const fitted = short.length === 0 ? parts : await viewCart(tx, cart, call);
  const exceeded = exceededApproval(fitted);
  if (exceeded !== undefined) await detachInstrument(tx, { ...exceeded, cartId });
  const shown = exceeded === undefined ? fitted : await viewCart(tx, cart, call);
  return replyOf({ ...shown, lowered: [...shown.lowered, ...short.map(({ lineId }) => lineId)] });
};
