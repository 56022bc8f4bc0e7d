import * as Effect from 'effect/Effect';
import { fromEither } from '../../kernel/from-either.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import { present } from '../../kernel/present.ts';
import { checkDelivery, type DeliveryRejection } from '../check-delivery.ts';
import { needsPlace } from '../delivery-group.ts';
import { removableLine } from '../remove-line.ts';
import type { LineDeliveryGateway } from '../ports/line-delivery-gateway.ts';
import type { CartWrites } from './cart-writes.ts';
import type { ItemId, Sku } from '../../kernel/identifiers.ts';
import type { DigitalGift, Place, ShippingCode } from '../cart-item.ts';
import type { Cart } from '../cart.ts';
import type { CartRejection } from '../cart-rejection.ts';
import type { CartFailure } from '../ports/cart-gateway.ts';

/** Delivery and variant of lines. A browser loads this module when the shopper changes it. */
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
  /**
   * An absolute write: replaces the size or color of a line, which keeps its id and units. Another line with that variant
   * is merged into it (CART-08). Gifts are rejected. Refused with ORD404 if the variant is sold out, and with INV408 above
   * its limit; the line then stays as it was.
   */
  readonly changeVariant: (input: {
    readonly cart: Cart;
    readonly itemId: ItemId;
    readonly sku: Sku;
  }) => Effect.Effect<Cart, CartFailure | CartRejection>;
};

type SeenLine = { readonly cart: Cart; readonly itemId: ItemId };

type DeliveryPorts = { readonly delivery: LineDeliveryGateway; readonly writes: CartWrites };

export const makeDeliveryUseCases = ({ delivery, writes }: DeliveryPorts): DeliveryUseCases => {
  /** Writes a line of the cart that the shopper sees, or the same line of a cart that replaces it (CART-22). */
  const write = (
    { cart, itemId }: SeenLine,
    send: (line: SeenLine & Keyed) => Effect.Effect<Cart, CartFailure>,
  ): Effect.Effect<Cart, CartFailure> =>
    writes.on(cart, {
      send: ({ key, cart: now, lineOf }) => send({ key, cart: now, itemId: lineOf(itemId) }),
      cartIn: (answer) => answer,
    });
  return {
    change: Effect.fn('changeDelivery')(function* ({ cart, itemId, code, place }) {
      yield* fromEither(checkDelivery(cart, itemId, { code, ...present({ place }) }));
      const at = present(
        code === 'pudo' ? { pointId: place?.id } : { storeId: needsPlace(code) ? place?.id : undefined },
      );
      return yield* write({ cart, itemId }, (line) => delivery.change({ ...line, code, ...at }));
    }),
    describeGift: ({ gift, ...seen }) => write(seen, (line) => delivery.describeGift({ ...line, gift })),
    changeVariant: Effect.fn('changeVariant')(function* ({ cart, itemId, sku }) {
      yield* fromEither(removableLine(cart, itemId));
      return yield* write({ cart, itemId }, (line) => delivery.changeVariant({ ...line, sku }));
    }),
  };
};
