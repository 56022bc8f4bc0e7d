import * as Effect from 'effect/Effect';
import type { Analytics } from '../../analytics/ports/analytics.ts';
import { GIFT_DRAFT } from '../../cart/device-keys.ts';
import type { LastCart } from '../../cart/ports/last-cart.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import { Order, type OrderEvent, type PlaceOutcome } from '../../order/order.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import { checkoutDrafts } from '../device-keys.ts';

type Ports = {
  readonly lastCart: LastCart;
  readonly memory: ShopperMemory;
  readonly announcements: Announcements<OrderEvent>;
  readonly analytics: Analytics;
};

/**
 * Derives the result from a returned order. A placed order removes the cart and the drafts and is announced
 * (CHK-20). An express purchase leaves the shopper's cart and drafts.
 */
export const concludeOrder = ({ lastCart, memory, announcements, analytics }: Ports) =>
  Effect.fn('concludeOrder')(function* (order: Order) {
    const outcome: PlaceOutcome = Order.placement(order);
    if (!Order.isPlaced(order)) return outcome;
    if (order.isExpress !== true) {
      yield* Effect.forEach(Object.values(checkoutDrafts), memory.forget);
      yield* memory.forget(GIFT_DRAFT);
      yield* lastCart.write(undefined);
    }
    yield* announcements.announce({
      _tag: 'OrderPlaced',
      orderNumber: order.orderNumber,
      units: order.totals.totalUnits,
    });
    yield* analytics.record({ _tag: 'OrderPlaced', orderNumber: order.orderNumber });
    return outcome;
  });
