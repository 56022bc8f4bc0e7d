import * as Effect from 'effect/Effect';
import { judge } from '../../kernel/judge.ts';
import { present } from '../../kernel/present.ts';
import { checkDelivery } from '../check-delivery.ts';
import { needsPlace } from '../delivery-choice.ts';
import type { LineDeliveryGateway } from '../ports/line-delivery-gateway.ts';
import type { CartWrites } from './cart-writes.ts';
import type { DeliveryUseCases } from './delivery-use-cases.ts';

type DeliveryPorts = { readonly delivery: LineDeliveryGateway; readonly writes: CartWrites };

export const makeDeliveryUseCases = ({ delivery, writes }: DeliveryPorts): DeliveryUseCases => ({
  change: Effect.fn('changeDelivery')(function* ({ cart, itemId, code, place }) {
    yield* judge(checkDelivery(cart, itemId, { code, ...present({ place }) }));
    return yield* writes.on(cart, {
      send: ({ key, cart: now, lineOf }) =>
        delivery.change({
          key,
          cart: now,
          itemId: lineOf(itemId),
          code,
          ...present({ storeId: needsPlace(code) ? place?.id : undefined }),
        }),
      cartIn: (answer) => answer,
    });
  }),
});
