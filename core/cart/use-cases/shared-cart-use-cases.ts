import * as Effect from 'effect/Effect';
import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { NotFound } from '../../failures/not-found.ts';
import { orNotFound } from '../../failures/use-cases/or-not-found.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import { localizePath } from '../../site/route-address.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { CartEvent } from '../cart-event.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure, CartGateway, NewItem } from '../ports/cart-gateway.ts';
import type { SharedCartGateway } from '../ports/shared-cart-gateway.ts';
import { sharedCartView, type SharedCartView, type SharedItemView } from '../shared-cart.ts';
import type { CartWrites } from './cart-writes.ts';

/** The cart after an addition, and the skus that the service refused, with its message. */
type AddedItems = {
  readonly cart: Cart;
  readonly refused: readonly { readonly sku: string; readonly message: string }[];
};

/** Links to copies of carts. A browser loads this module when the shopper shares a cart or opens such a link. */
export type SharedCartUseCases = {
  /** Makes a link to a copy of the cart; returns its address, a path of this site. */
  readonly share: (cart: Cart) => Effect.Effect<string, CartFailure>;
  /** The items of a copy with the prices and the stock of today. */
  readonly view: (shareId: string) => Effect.Effect<SharedCartView, NotFound | ApiFailure>;
  /**
   * Adds items to the shopper's own cart: all in one call, or, if the service refuses one of them, each in a call of its
   * own. Fails if none could be added.
   */
  readonly add: (chosen: readonly SharedItemView[]) => Effect.Effect<AddedItems, CartFailure>;
};

type SharedCartPorts = {
  readonly sharedCarts: SharedCartGateway;
  readonly carts: Pick<CartGateway, 'createWithItems' | 'addItems'>;
  readonly writes: CartWrites;
  readonly announcements: Announcements<CartEvent>;
  readonly analytics: Analytics;
  readonly site: SiteConfiguration;
};

const isRefusedItem = (failure: CartFailure): failure is ApiFailure =>
  failure._tag === 'ApiFailure' && failure.status === 400;

/** Makes the use cases. Viewing a copy opens no session. */
export const makeSharedCartUseCases = ({
  sharedCarts,
  carts,
  writes,
  announcements,
  analytics,
  site,
}: SharedCartPorts): SharedCartUseCases => {
  const send = (items: readonly NewItem[]) =>
    writes
      .into({
        create: ({ key }) => carts.createWithItems({ key, items }),
        send: ({ key, basketId }) => carts.addItems({ key, basketId, items }),
        cartIn: (answer) => answer,
      })
      .pipe(
        Effect.tap(() =>
          Effect.forEach(items, ({ sku, productId, quantity }) =>
            Effect.andThen(
              announcements.announce({ _tag: 'ItemAdded', productId, sku, quantity }),
              analytics.record({ _tag: 'AddedToCart', productId, sku, quantity }),
            ),
          ),
        ),
      );

  const eachAlone = Effect.fnUntraced(function* (items: readonly NewItem[], refusal: ApiFailure) {
    let cart: Cart | undefined;
    const refused: { readonly sku: string; readonly message: string }[] = [];
    for (const item of items) {
      const answer = yield* Effect.catchIf(send([item]), isRefusedItem, (failure) => {
        refused.push({ sku: item.sku, message: failure.message });
        return Effect.succeed(cart);
      });
      cart = answer;
    }
    return cart === undefined ? yield* Effect.fail(refusal) : { cart, refused };
  });

  return {
    share: (cart) =>
      Effect.map(
        writes.on(cart, {
          send: ({ key, cart: { id: basketId } }) => sharedCarts.share({ key, basketId }),
        }),
        (shareId) => localizePath(`/cart/shared/${shareId}`, site.locale),
      ),
    view: (shareId) => Effect.map(orNotFound(sharedCarts.read(shareId)), (copy) => sharedCartView(copy, site)),
    add: (chosen) => {
      const items = chosen
        .filter(({ addable }) => addable > 0)
        .map(({ sku, productId, addable: quantity }) => ({ sku, productId, quantity }));
      return send(items).pipe(
        Effect.map((cart): AddedItems => ({ cart, refused: [] })),
        Effect.catchIf(isRefusedItem, (refusal) => eachAlone(items, refusal)),
      );
    },
  };
};
