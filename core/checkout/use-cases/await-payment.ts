import * as Effect from 'effect/Effect';
import { isRefusedPayment } from '../../order/refused-payment.ts';
import type { OrderGateway } from '../../order/ports/order-gateway.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

/** Milliseconds between two reads of an order with a pending payment. */
export const CONFIRMATION_INTERVAL_MS = 2_000;

/**
 * Reads the order until its payment is known. A read that fails is repeated, like one that finds the payment pending.
 */
export const awaitPayment = ({
  orders,
  session,
}: {
  readonly orders: OrderGateway;
  readonly session: SessionUseCases;
}): CheckoutUseCases['awaitPayment'] =>
  Effect.fn('awaitPayment')(function* (orderId) {
    const read = session.ensure.pipe(
      Effect.flatMap(() => orders.read(orderId)),
      Effect.catch((failure) => (isRefusedPayment(failure) ? Effect.fail(failure) : Effect.undefined)),
    );
    for (;;) {
      yield* Effect.sleep(CONFIRMATION_INTERVAL_MS);
      const order = yield* read;
      if (order !== undefined && order.status !== 'PAYMENT_PENDING') return order;
    }
  });
