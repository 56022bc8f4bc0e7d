import * as Effect from 'effect/Effect';
import { judge } from '../../kernel/judge.ts';
import { present } from '../../kernel/present.ts';
import type { Entropy } from '../../session/ports/entropy.ts';
import type { SessionStore } from '../../session/ports/session-store.ts';
import { beginDeed } from '../../session/use-cases/begin-deed.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { changeDelivery } from '../change-delivery.ts';
import type { LastCart } from '../ports/last-cart.ts';
import type { LineDeliveryGateway } from '../ports/line-delivery-gateway.ts';
import type { DeliveryUseCases } from './delivery-use-cases.ts';
import { noteCart } from './keep-cart.ts';

export type DeliveryPorts = { readonly delivery: LineDeliveryGateway; readonly lastCart: LastCart; readonly session: SessionUseCases; readonly sessions: SessionStore; readonly entropy: Entropy };

export const makeDeliveryUseCases = ({ delivery, lastCart, session, sessions, entropy }: DeliveryPorts): DeliveryUseCases => {
  const deed = beginDeed(session, entropy);
  const keep = noteCart(sessions, lastCart);
  return {
    change: Effect.fn('changeDelivery')(function* ({ cart, itemId, code, place }) {
      yield* judge(changeDelivery(cart, itemId, { code, ...present({ place }) }));
      const { key } = yield* deed;
      return yield* Effect.flatMap(delivery.change({ key, cart, itemId, code, ...present({ storeId: place?.id }) }), keep);
    }),
  };
};
