import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { ShippingMethod } from '#core/cart/cart.ts';
import { isOffered } from '#core/catalog/delivery-estimate.ts';
import { present } from '#core/kernel/present.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { dayOfSite, promisedArrival } from '#adapters/backend/commerce/kernel/site-days.ts';
import { replyWith, type CallContext, type ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import type { Destination } from '../pricing/price-rule.ts';
import { readMembership } from '../pricing/group-price-records.ts';
import { priceCart } from '../pricing/pricing-run.ts';
import { readCoupons, readPromotions } from '../pricing/promotion-records.ts';
import { ratesFor, sitePricingOf } from '../pricing/site-pricing.ts';
import { deleteLine, setQuantity, type CartRecord } from './cart-records.ts';
import { exceededApproval } from './cart-tenders.ts';
import { cartWire, type CartParts } from './cart-wire.ts';
import { checkUnits } from './check-units.ts';
import { applyChanges, changesOf, isSentHome } from './delivery-changes.ts';
import { storeChangedDeliveries } from './delivery-group-records.ts';
import { readGiftChoices } from './gift-records.ts';
import { detachInstrument } from './instrument-records.ts';
import { isExcluded, readContents, type CartContents, type GroupRecord, type LineRecord } from './line-records.ts';

/** Where goods of a delivery group are taxed; undefined while it is unknown. */
const destinationOf = (
  { groupId, code, address }: GroupRecord,
  { cart, lines, groups }: { readonly cart: CartRecord } & Pick<CartContents, 'lines' | 'groups'>,
): Destination | undefined => {
  const first = lines.find((line) => line.groupId === groupId);
  const collected = first?.store?.address ?? first?.point?.address;
  // Digital goods have no place of their own.
  const isSent = code !== 'digital' || groups.some(isSentHome);
  const place = collected ?? (isSent ? (address ?? cart.shippingAddress) : cart.billingAddress);
  return place === null ? undefined : present({ country: place.country, state: place.state });
};

type OnDay = { readonly site: CommerceSite; readonly now: number };

/** A method with the days that are promised now. `now` is in milliseconds since the epoch. */
const dated = (method: ShippingMethod, { site, now }: OnDay): ShippingMethod => ({
  ...method,
  ...present({ arrival: promisedArrival(site, { label: method.deliveryTime, now }) }),
});

/** Whether a method is offered now: one for the same day in time only, on days with delivery. */
export const isOfferedNow = (method: ShippingMethod, at: OnDay): boolean =>
  isOffered(dated(method, at), dayOfSite(at.site, at.now));

/** The part of a call that pricing needs. */
export type PricingCall = Pick<CallContext, 'site' | 'reportOnce' | 'consumer'>;

/** Prices lines of a cart with the rest of its contents. */
const priceLines = (
  lines: readonly LineRecord[],
  { cart, contents, call }: { readonly cart: CartRecord; readonly contents: CartContents; readonly call: PricingCall },
): Pick<CartParts, 'lines' | 'groups' | 'sitePricing' | 'pricing'> => {
  const { site } = call;
  const { coupons, promotions, shopper, priceAdjustments } = contents;
  const groups = contents.groups.filter(({ groupId }) => lines.some((line) => line.groupId === groupId));
  const sitePricing = sitePricingOf(site);
  const pricing = priceCart({
    sitePricing,
    promotions: readPromotions(promotions, call),
    coupons: readCoupons(coupons, call),
    isMember: shopper.isMember,
    membership: readMembership(shopper, { ...call, now: Date.now() }),
    staffAdjustments: priceAdjustments,
    deliveries: groups.map((group) => {
      const rates = ratesFor(group.code, group.address);
      return {
        id: group.groupId,
        rates,
        methodId: (rates.find(({ id }) => id === group.method) ?? rates[0]).id,
        ...present({ destination: destinationOf(group, { cart, lines, groups }) }),
      };
    }),
    lines: lines.map((line) => ({
      id: line.lineId,
      sku: line.sku,
      styleId: line.styleId,
      categoryIds: line.categoryIds,
      groupId: line.groupId,
      quantity: line.quantity,
      current: Amount.of(line.current),
      original: Amount.of(line.original ?? line.current),
      isGiftCard: line.isGiftCard,
      isExcluded: isExcluded(line),
      ...(line.giftOf === '' ? {} : { giftOf: line.giftOf }),
    })),
  });
  return { lines, groups, sitePricing, pricing };
};

/**
 * Reads and prices a cart. Prices are never stored with it (I07). A gift that the cart has lost is not shown; the next
 * change deletes its line (CART-20).
 */
export const viewCart = async (db: Queries, cart: CartRecord, call: PricingCall): Promise<CartParts> => {
  const { site } = call;
  const contents = await readContents(db, cart.cartId, site);
  const stored = priceLines(contents.lines, { cart, contents, call });
  const { lostGifts } = stored.pricing;
  const { lines, groups, sitePricing, pricing } =
    lostGifts.length === 0
      ? stored
      : priceLines(
          contents.lines.filter(({ lineId }) => !lostGifts.includes(lineId)),
          { cart, contents, call },
        );
  const offered = pricing.giftOffers.flatMap(({ skus }) => skus);
  const at = { site, now: Date.now() };
  return {
    cart,
    lines,
    groups,
    instruments: contents.instruments,
    sitePricing,
    pricing: {
      ...pricing,
      deliveries: pricing.deliveries.map(({ id, methods, method }) => ({
        id,
        // A method that was chosen in time stays chosen.
        methods: methods.filter((one) => isOfferedNow(one, at)).map((one) => dated(one, at)),
        method: method && dated(method, at),
      })),
    },
    giftChoices: offered.length === 0 ? [] : await readGiftChoices(db, offered, site),
    priceAdjustments: call.consumer?.associateId === undefined ? undefined : contents.priceAdjustments,
    lostGifts,
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
const partlyAvailable = (
  lines: readonly LineRecord[],
): readonly { readonly lineId: string; readonly quantity: number }[] => {
  const stockKeyOf = ({ sku, locationId }: LineRecord): string => `${locationId}/${sku}`;
  const left = new Map(lines.map((line) => [stockKeyOf(line), line.available]));
  return lines.flatMap((line) => {
    const { lineId, quantity } = line;
    const units = left.get(stockKeyOf(line)) ?? 0;
    left.set(stockKeyOf(line), units - quantity);
    return units > 0 && units < quantity ? [{ lineId, quantity: units }] : [];
  });
};

/**
 * Whether each line can be delivered as the shopper has chosen, as far as units are available at all, and no gift is
 * lost.
 */
export const isFitted = (parts: CartParts): boolean =>
  changesOf(parts).length === 0 && partlyAvailable(parts.lines).length === 0 && parts.lostGifts.length === 0;

/** Changes the deliveries of a locked cart that are not possible any longer (CART-35); returns its contents then. */
export const changeDeliveries = async (tx: Tx, parts: CartParts, call: PricingCall): Promise<CartParts> => {
  const { cart } = parts;
  const changes = changesOf(parts);
  if (changes.length === 0) return parts;
  const changedDeliveries = await applyChanges(tx, cart.cartId, changes);
  await storeChangedDeliveries(tx, cart.cartId, changedDeliveries);
  return viewCart(tx, { ...cart, changedDeliveries }, call);
};

/**
 * Checks the units of the skus in `raised`, of which the call has raised or moved units (`checkUnits`). Then changes
 * deliveries that are not possible any longer, reduces lines to the available units, deletes gifts that the cart has lost,
 * and returns the whole cart with notices (CART-35, ERR-40, ERR-41). What the shopper has approved for less than what
 * remains to be paid is detached.
 */
export const fittedReply = async (
  tx: Tx,
  cart: CartRecord,
  { raised = [], ...call }: PricingCall & { readonly raised?: readonly string[] },
): Promise<ReplyWith<CartWire>> => {
  const changed = await viewCart(tx, cart, call);
  checkUnits(changed.lines, raised);
  const parts = await changeDeliveries(tx, changed, call);
  const short = partlyAvailable(parts.lines);
  const { lostGifts } = parts;
  for (const lineId of lostGifts) await deleteLine(tx, { cartId: cart.cartId, lineId });
  for (const line of short) await setQuantity(tx, { cartId: cart.cartId, ...line });
  const fitted = short.length === 0 ? parts : await viewCart(tx, parts.cart, call);
  const exceeded = exceededApproval(fitted);
  if (exceeded !== undefined) await detachInstrument(tx, { ...exceeded, cartId: cart.cartId });
  const shown = exceeded === undefined ? fitted : await viewCart(tx, parts.cart, call);
  return replyOf({ ...shown, lostGifts, lowered: [...shown.lowered, ...short.map(({ lineId }) => lineId)] });
};
