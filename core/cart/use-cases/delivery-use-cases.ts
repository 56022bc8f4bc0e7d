import * as Effect from 'effect/Effect';
import { fromEither } from '../../kernel/from-either.ts';
import { present } from '../../kernel/present.ts';
import { checkDelivery, type DeliveryRejection } from '../check-delivery.ts';
import { needsPlace } from '../delivery-group.ts';
import type { LineDeliveryGateway } from '../ports/line-delivery-gateway.ts';
import type { CartWrites } from './cart-writes.ts';
import type { ItemId } from '../../kernel/identifiers.ts';
import type { DigitalGift, Place, ShippingCode } from '../cart-item.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure } from '../ports/cart-gateway.ts';

/** Delivery of lines. A browser loads this module when the shopper changes it. */
export type DeliveryUseCases = {
  /**
   * An absolute write, validated before the request. If another line of the same item has that delivery, the two are
   * merged (CART-33, CART-34).
   */
  readonly change: (input: {
    readonly cart: Cart;
    readonly itemId: ItemId;
    readonly code: ShippingCode;
    readonly place?: Place;
  }) => Effect.Effect<Cart, CartFailure | DeliveryRejection>;
  /** Says to whom a digital line is sent, by values that have passed the form. Equal lines are merged (GFT-04). */
  readonly describeGift: (input: {
    readonly cart: Cart;
    readonly itemId: ItemId;
    readonly gift: DigitalGift;
  }) => Effect.Effect<Cart, CartFailure>;
};

type DeliveryPorts = { readonly delivery: LineDeliveryGateway; readonly writes: CartWrites };

export const makeDeliveryUseCases = ({ delivery, writes }: DeliveryPorts): DeliveryUseCases => ({
  change: Effect.fn('changeDelivery')(function* ({ cart, itemId, code, place }) {
    yield* fromEither(checkDelivery(cart, itemId, { code, ...present({ place }) }));
    return yield* writes.on(cart, {
      send: ({ key, cart: now, lineOf }) =>
        delivery.change({
          key,
          cart: now,
          itemId: lineOf(itemId),
          code,
          ...present(code === 'pudo' ? { pointId: place?.id } : { storeId: needsPlace(code) ? place?.id : undefined }),
        }),
      cartIn: (answer) => answer,
    });
  }),
  describeGift: ({ cart, itemId, gift }) =>
    writes.on(cart, {
      send: ({ key, cart: now, lineOf }) => delivery.describeGift({ key, cart: now, itemId: lineOf(itemId), gift }),
      cartIn: (answer) => answer,
    }),
});
