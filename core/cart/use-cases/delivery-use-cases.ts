import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { fromEither } from '../../kernel/from-either.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import { present } from '../../kernel/present.ts';
import { checkDelivery, type DeliveryRejection } from '../check-delivery.ts';
import { GIFT_DRAFT } from '../device-keys.ts';
import { hasDeliveryChoice, needsPlace } from '../delivery-group.ts';
import { removableLine } from '../remove-line.ts';
import type { LineDeliveryGateway } from '../ports/line-delivery-gateway.ts';
import type { CartWrites } from './cart-writes.ts';
import type { ItemId, Sku } from '../../kernel/identifiers.ts';
import { MAX_GIFT_MESSAGE_UNITS, type DigitalGift, type Place, type ShippingCode } from '../cart-item.ts';
import type { Cart } from '../cart.ts';
import type { CartRejection } from '../cart-rejection.ts';
import type { CartFailure } from '../ports/cart-gateway.ts';
import { deviceDraft, type DraftPorts } from '../../session/use-cases/device-draft.ts';

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
  /**
   * Changes the delivery of all lines that have a choice of it, one after the other. `refused`: the lines that stay as
   * they are, since the service or the rules refuse their change. Other failures end it.
   */
  readonly changeAll: (input: {
    readonly cart: Cart;
    readonly code: ShippingCode;
    readonly place?: Place;
  }) => Effect.Effect<{ readonly cart: Cart; readonly refused: readonly ItemId[] }, CartFailure>;
  /** Says to whom a digital line is sent, by values that have passed the form. Equal lines are merged (GFT-04). */
  readonly describeGift: (input: {
    readonly cart: Cart;
    readonly itemId: ItemId;
    readonly gift: DigitalGift;
  }) => Effect.Effect<Cart, CartFailure>;
  /**
   * Makes a line of ordinary goods a gift with a message that has passed the form and may be empty. Undefined: it is no
   * gift any more. The stored draft is removed.
   */
  readonly writeGiftMessage: (input: {
    readonly cart: Cart;
    readonly itemId: ItemId;
    readonly giftMessage: string | undefined;
  }) => Effect.Effect<Cart, CartFailure>;
  /** What this shopper typed as the message of a line and has not saved; undefined if nothing was typed (CHK-37). */
  readonly recallGiftDraft: (line: SeenLine) => Effect.Effect<string | undefined, ApiFailure>;
  /** Stores the typed message of a line on the device. It is also removed at sign-out and when an order is placed. */
  readonly rememberGiftDraft: (draft: SeenLine & { readonly giftMessage: string }) => Effect.Effect<void, ApiFailure>;
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

type DeliveryPorts = DraftPorts & { readonly delivery: LineDeliveryGateway; readonly writes: CartWrites };

/** Whether a line has a choice of its delivery, and another one now. */
const canMoveTo = (item: Cart['items'][number], code: ShippingCode, placeId: string | undefined): boolean =>
  hasDeliveryChoice(item) &&
  !item.isBonus &&
  (item.shipping.selected !== code || (needsPlace(code) && item.shipping.storeInfo?.id !== placeId));

/** Whether a failure is about the whole cart, so that no other line can be changed either. */
const isOfCart = (failure: CartFailure | DeliveryRejection): failure is Exclude<CartFailure, ApiFailure> =>
  failure._tag === 'CartNotFound' || failure._tag === 'CartChanged' || failure._tag === 'CartUnsound';

export const makeDeliveryUseCases = ({ delivery, writes, ...ports }: DeliveryPorts): DeliveryUseCases => {
  /** The typed messages by line; those of lines that the cart does not have any more are dropped. */
  const draftOf = ({ items }: Pick<Cart, 'items'>) =>
    deviceDraft(ports, { key: GIFT_DRAFT, names: items.map(({ id }) => id), maxLength: MAX_GIFT_MESSAGE_UNITS });
  /** Replaces the stored message of a line, or removes it. */
  const storeDraft = ({ cart, itemId }: SeenLine, giftMessage?: string) => {
    const draft = draftOf(cart);
    return Effect.flatMap(draft.recall, ({ [itemId]: _replaced, ...others }) => {
      const typed = { ...others, ...present({ [itemId]: giftMessage }) };
      return Object.keys(typed).length === 0 ? draft.forget : draft.remember(typed);
    });
  };
  /** Writes a line of the cart that the shopper sees, or the same line of a cart that replaces it (CART-22). */
  const write = (
    { cart, itemId }: SeenLine,
    send: (line: SeenLine & Keyed) => Effect.Effect<Cart, CartFailure>,
  ): Effect.Effect<Cart, CartFailure> =>
    writes.change(cart, ({ key, cart: now, lineOf }) => send({ key, cart: now, itemId: lineOf(itemId) }));
  const change: DeliveryUseCases['change'] = Effect.fn('changeDelivery')(function* ({ cart, itemId, code, place }) {
    yield* fromEither(checkDelivery(cart, itemId, { code, ...present({ place }) }));
    const at = present(
      code === 'pudo' ? { pointId: place?.id } : { storeId: needsPlace(code) ? place?.id : undefined },
    );
    return yield* write({ cart, itemId }, (line) => delivery.change({ ...line, code, ...at }));
  });
  return {
    change,
    changeAll: Effect.fn('changeAllDeliveries')(function* ({ cart, code, place }) {
      let now = cart;
      const refused: ItemId[] = [];
      for (const { id: itemId } of cart.items.filter((item) => canMoveTo(item, code, place?.id))) {
        // A line may have become a part of another one.
        if (!now.items.some(({ id }) => id === itemId)) continue;
        const moved = yield* Effect.match(change({ cart: now, itemId, code, ...present({ place }) }), {
          onSuccess: (changed) => ({ changed }),
          onFailure: (failure) => ({ failure }),
        });
        if ('changed' in moved) now = moved.changed;
        else if (isOfCart(moved.failure)) return yield* Effect.fail(moved.failure);
        else refused.push(itemId);
      }
      return { cart: now, refused };
    }),
    describeGift: ({ gift, ...seen }) => write(seen, (line) => delivery.describeGift({ ...line, gift })),
    writeGiftMessage: ({ giftMessage, ...seen }) =>
      Effect.tap(
        write(seen, (line) => delivery.writeGiftMessage({ ...line, giftMessage })),
        () => storeDraft(seen),
      ),
    recallGiftDraft: ({ cart, itemId }) => Effect.map(draftOf(cart).recall, (typed) => typed[itemId]),
    rememberGiftDraft: ({ giftMessage, ...seen }) => storeDraft(seen, giftMessage),
    changeVariant: Effect.fn('changeVariant')(function* ({ cart, itemId, sku }) {
      yield* fromEither(removableLine(cart, itemId));
      return yield* write({ cart, itemId }, (line) => delivery.changeVariant({ ...line, sku }));
    }),
  };
};
