import type { checkout } from '#adapters/contract/checkout.ts';
import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { orderNotFound } from '../cart/cart-refusals.ts';
import { cartKeyOf } from '../cart/change-cart.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { claimOrRead, storeReply } from '#adapters/backend/commerce/kernel/idempotency/idempotency-records.ts';
import {
  replayResponse,
  keyedCall,
  callInProgress,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { findPlacementByNumber, isPending } from '../order/order-records.ts';
import { settleOrder } from '../order/settle-order.ts';
import { orderResponse } from './place-order.ts';

/**
 * Settles an order after a challenge (API-035) by the provider's state, not by the caller's. A passed challenge places
 * the order, a failed one is PAY400, an open one is returned again. Idempotent.
 */
export const makePatchOrder =
  (context: CommerceContext): Handler<(typeof checkout)['patchOrder']> =>
  async (call) => {
    const { db } = context.database;
    const order = await findPlacementByNumber(db, {
      ...cartKeyOf(call, call.query.basketId),
      orderNumber: call.params.orderNumber,
    });
    if (order === undefined) return orderNotFound;
    const keyed = keyedCall('checkout.patchOrder', call);
    const known = await withTransaction(db, (tx) => claimOrRead(tx, keyed));
    const before = known === undefined ? undefined : replayResponse(known, keyed, OrderWire);
    if (before !== undefined && before !== callInProgress) return before;

    const isItsChallenge =
      order.challengeId === call.body.challengeResult && order.instrumentId === call.body.paymentInstrumentId;
    const settled = isPending(order) && isItsChallenge ? await settleOrder(context, order) : order;
    const answer = await orderResponse(context, settled);
    // While the order waits the result may change, so no response is stored.
    if (!isPending(settled)) await storeReply(db, { ...keyed, reply: JSON.stringify(answer) });
    return answer;
  };
