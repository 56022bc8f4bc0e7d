import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import type { Queries } from '../database/schema.ts';
import { replyWith, type ReplyWith } from '../handler.ts';
import { priceCart } from '../pricing/pricing-run.ts';
import { siteTradeOf, type SiteTrade } from '../pricing/site-trade.ts';
import type { CommerceSite } from '../sites.ts';
import { listLines, type CartRecord } from './cart-records.ts';
import { cartWire, type CartParts } from './cart-wire.ts';
import { findInstrument } from './instrument-records.ts';

export const tradeOf = ({ siteId }: CommerceSite): SiteTrade => {
  const trade = siteTradeOf(siteId);
  if (trade === undefined) throw new TypeError(`Site ${siteId} has no terms of trade`);
  return trade;
};

/** A cart with its lines, priced as of now: prices are never stored on a cart (I07). */
export const viewCart = async (db: Queries, cart: CartRecord, site: CommerceSite): Promise<CartParts> => {
  const trade = tradeOf(site);
  const lines = await listLines(db, cart.cart_id, site);
  const destination = cart.shipping_address === null ? undefined : present({ country: cart.shipping_address.country, state: cart.shipping_address.state });
  const pricing = priceCart({
    trade, destination,
    methodId: cart.shipping_method ?? undefined,
    lines: lines.map((line) => ({
      id: line.line_id, categoryIds: line.category_ids, quantity: line.quantity, current: Amount.of(line.current), original: Amount.of(line.original ?? line.current),
    })),
  });
  return { cart, lines, instrument: await findInstrument(db, cart.cart_id), trade, pricing };
};

/** The version of a cart as an ETag. */
export const etagOf = (cart: CartRecord): string => `"${cart.version}"`;

/** The whole cart as a reply, with its version. */
export const cartReply = async (db: Queries, cart: CartRecord, { site, status = 200 }: { readonly site: CommerceSite; readonly status?: number }): Promise<ReplyWith<CartWire>> =>
  replyWith(cartWire(await viewCart(db, cart, site)), { status, headers: { etag: etagOf(cart), 'cache-control': 'no-store' } });
