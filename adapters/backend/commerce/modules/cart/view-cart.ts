import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { replyWith, type CallContext, type ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import { priceCart } from '../pricing/pricing-run.ts';
import { readCoupons, readPromotions } from '../pricing/promotion-records.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';
import { setQuantity, type CartRecord } from './cart-records.ts';
import { cartWire, type CartParts } from './cart-wire.ts';
import { readContents, type LineRecord } from './line-records.ts';

/** Collecting costs nothing (CHK-33). */
const PICKUP_METHOD = { id: 'pickup', price: Amount.zero } as const;

/** Whether anything of a cart is brought home, which needs an address and a way. */
export const needsDelivery = (lines: readonly Pick<LineRecord, 'storeId'>[]): boolean =>
  lines.some((line) => line.storeId === null);

/** What a call has that a cart is priced for. */
type PricingCall = Pick<CallContext, 'site' | 'reportOnce'>;

/** A cart with its lines, priced as of now: prices are never stored on a cart (I07). */
export const viewCart = async (db: Queries, cart: CartRecord, call: PricingCall): Promise<CartParts> => {
  const { site } = call;
  const { lines, coupons, promotions, instrument } = await readContents(db, cart.cartId, site);
  const isCollected = lines.length > 0 && !needsDelivery(lines);
  // Where everything is collected nothing is sent, and the tax is that of the store.
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
  return { cart, lines, instrument: instrument ?? undefined, sitePricing, pricing, lowered: cart.loweredLines ?? [] };
};

/** The version of a cart as an ETag. */
export const etagOf = (cart: CartRecord): string => `"${cart.version}"`;

/** The whole cart as a reply, with its version. */
export const replyOf = (parts: CartParts, status = 200): ReplyWith<CartWire> =>
  replyWith(cartWire(parts), { status, headers: { etag: etagOf(parts.cart), 'cache-control': 'no-store' } });

export const cartReply = async (
  db: Queries,
  cart: CartRecord,
  call: PricingCall & { readonly status?: number },
): Promise<ReplyWith<CartWire>> => replyOf(await viewCart(db, cart, call), call.status);

/**
 * What is left for each line that wants more than that; lines of one sku in one place take turns, and one that gets
 * nothing is not among them.
 */
export const partlyGone = (
  lines: readonly LineRecord[],
): readonly { readonly lineId: string; readonly quantity: number }[] => {
  const rackOf = ({ sku, storeId }: LineRecord): string => `${storeId ?? ''}/${sku}`;
  const left = new Map(lines.map((line) => [rackOf(line), line.available]));
  return lines.flatMap((line) => {
    const { lineId, quantity } = line;
    const units = left.get(rackOf(line)) ?? 0;
    left.set(rackOf(line), units - quantity);
    return units > 0 && units < quantity ? [{ lineId, quantity: units }] : [];
  });
};

/**
 * The whole cart after a change. Lines of which only a part is left are lowered to it, and a flash says so (ERR-40,
 * ERR-41).
 */
export const fittedReply = async (tx: Tx, cart: CartRecord, call: PricingCall): Promise<ReplyWith<CartWire>> => {
  const parts = await viewCart(tx, cart, call);
  const short = partlyGone(parts.lines);
  if (short.length === 0) return replyOf(parts);
  for (const line of short) await setQuantity(tx, { cartId: cart.cartId, ...line });
  return replyOf({ ...(await viewCart(tx, cart, call)), lowered: short.map(({ lineId }) => lineId) });
};
