import * as Effect from 'effect/Effect';
import { sharedCarts as operations } from '#adapters/contract/shared-carts.ts';
import type { SharedItemWire } from '#adapters/contract/wire/shared-cart.codec.ts';
import type { SharedCartGateway } from '#core/cart/ports/shared-cart-gateway.ts';
import type { SharedItem } from '#core/cart/shared-cart.ts';
import type { Currency } from '#core/kernel/currency.ts';
import type { BaseClient } from '../base-client.ts';
import { amountIn } from '../money-mapper.ts';
import type { CartCalls } from './cart-calls.ts';

/** Makes and reads copies of carts. Replies contain no currency: prices are in that of the site. */
export const makeSharedCartGateway = (
  { ask }: BaseClient,
  { about }: CartCalls,
  { currency }: { readonly currency: Currency },
): SharedCartGateway => {
  const amount = amountIn(currency);
  const itemOf = ({ image, pdpUrl, qty, maxQty, price, ...shown }: SharedItemWire): SharedItem => ({
    sku: shown.sku,
    productId: shown.productId,
    name: shown.name,
    colorName: shown.colorName,
    size: shown.size,
    picture: image,
    url: pdpUrl,
    quantity: qty,
    maxQuantity: maxQty,
    ...(price === undefined ? {} : { price: { current: amount(price.current), original: amount(price.original) } }),
  });
  return {
    share: ({ key, basketId }) =>
      Effect.map(about(operations.share, { key, params: { basketId } }), ({ body }) => body.shareId),
    read: (shareId) =>
      Effect.map(ask(operations.read, { params: { shareId } }), ({ body }) => ({
        expiresOn: body.expiresOn,
        items: body.items.map(itemOf),
      })),
  };
};
