import * as Effect from 'effect/Effect';
import type { Order, PlaceOutcome } from '../../order/order.ts';
import type { OrderGateway } from '../../order/ports/order-gateway.ts';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import { payingInstrument } from '../order-request.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

type Ports = {
  readonly orders: OrderGateway;
  readonly deed: BeginDeed;
  readonly writes: Pick<CartWrites, 'check'>;
  readonly conclude: (order: Order) => Effect.Effect<PlaceOutcome>;
};

export const confirmChallenge = ({ orders, deed, writes, conclude }: Ports): CheckoutUseCases['confirmChallenge'] =>
  Effect.fn('confirmChallenge')(function* ({ cart, orderNumber, challengeId }) {
    const settled = yield* writes.check(
      orders.settleChallenge({
        ...(yield* deed),
        basketId: cart.id,
        orderNumber,
        challengeId,
        paymentInstrumentId: payingInstrument(cart)?.id ?? '',
      }),
    );
    return yield* conclude(settled);
  });
