import { sharedCarts as operations } from '#adapters/contract/shared-carts.ts';
import type { SharedItemWire } from '#adapters/contract/wire/shared-cart.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { productUrl } from '../catalog/product-wire.ts';
import { unitLimit } from '../catalog/unit-limit.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';
import { findOwnCart } from './change-cart.ts';
import { lineImage } from './line-image.ts';
import { decimals } from './price-wire.ts';
import { copyCart, readSharedCart, type SharedItemRecord } from './shared-cart-records.ts';

/** Links of one shopper an hour. */
const LINKS_PER_HOUR = 20;
const HOUR_SECONDS = 3_600;

const lastDay = (expiresAt: Date, { timeZone }: CommerceSite): string =>
  isoText(Calendar.dayAt(expiresAt.getTime(), timeZone));

const itemsWire = (
  { quantity, current, original, available, unitLimit: own, pictures: [picture], ...shown }: SharedItemRecord,
  site: CommerceSite,
): readonly SharedItemWire[] => {
  if (picture === undefined) return [];
  const decimal = decimals(sitePricingOf(site).currency);
  const { sku, productId, name, colorName, size } = shown;
  return [
    {
      sku,
      productId,
      name,
      colorName,
      size,
      image: lineImage(picture, shown),
      pdpUrl: productUrl(productId),
      qty: quantity,
      maxQty: current === null || available <= 0 ? 0 : unitLimit({ available, own }),
      ...(current === null
        ? {}
        : { price: { current: decimal(Amount.of(current)), original: decimal(Amount.of(original ?? current)) } }),
    },
  ];
};

/** Copies of carts behind a link (ux 41). Opening it gives no right on the cart, and shows nothing of its shopper. */
export const makeSharedCartHandlers = (context: CommerceContext): GroupHandlers<typeof operations> => {
  const { db } = context.database;
  return {
    share: (call) =>
      runIdempotent(context, keyedCall('sharedCarts.share', call), {
        reply: operations.share.reply,
        command: async (tx) => {
          const { cartId } = await findOwnCart(tx, call, call.params.basketId);
          const { consumerId } = consumerOf(call);
          const counted = await countCall(tx, { consumerId, rate: 'shared-carts', seconds: HOUR_SECONDS });
          if (counted.calls > LINKS_PER_HOUR) throw tooManyRequests(counted.left);
          const copy = await copyCart(tx, { shareId: newId(), cartId, siteId: call.site.siteId });
          if (copy === undefined) throw badRequest;
          return replyWith({ shareId: copy.shareId, expiresOn: lastDay(copy.expiresAt, call.site) }, {});
        },
      }),

    read: async ({ params: { shareId }, site }) => {
      const copy = await readSharedCart(db, shareId, site);
      return copy === undefined
        ? notFound
        : { expiresOn: lastDay(copy.expiresAt, site), items: copy.items.flatMap((item) => itemsWire(item, site)) };
    },
  };
};
