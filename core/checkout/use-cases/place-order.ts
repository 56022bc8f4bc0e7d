import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { Order, PlaceOutcome } from '../../order/order.ts';
import type { OrderGateway } from '../../order/ports/order-gateway.ts';
import { passBotCheck } from '../../session/use-cases/pass-bot-check.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { orderRequest, placeOrderKey } from '../order-request.ts';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import { isOrderInProgress } from '../order-in-progress.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

type Ports = {
  readonly orders: OrderGateway;
  readonly session: SessionUseCases;
  readonly botCheck: BotCheck;
  readonly writes: Pick<CartWrites, 'check'>;
  readonly conclude: (order: Order) => Effect.Effect<PlaceOutcome>;
};

/**
 * If another tab is placing this order, the call is repeated with the same key after 1, 2 and 4 seconds, and then
 * returns that order.
 */
const ONCE_MORE = { while: isOrderInProgress, times: 3, schedule: Schedule.exponential(1_000) };

/**
 * Places an order. Without a token of the bot check no request is sent (CHK-14). A lost cart fails with `CartNotFound`
 * and is not replaced, because only the cart that the shopper has seen may be ordered (CHK-28).
 */
export const placeOrder = ({ orders, session, botCheck, writes, conclude }: Ports): CheckoutUseCases['placeOrder'] =>
  Effect.fn('placeOrder')(function* (prepared) {
    yield* session.ensure;
    const captchaToken = yield* passBotCheck(botCheck, 'place-order');
    const placing = writes.check(
      orders.place({ key: placeOrderKey(prepared), request: orderRequest(prepared, { captchaToken }) }),
    );
    return yield* conclude(yield* placing.pipe(Effect.retry(ONCE_MORE)));
  });
