import type { orderChanges } from '#adapters/contract/order-changes.ts';
import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { consumerOf, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { readPlacedOrder } from './order-records.ts';
import { orderReply } from './order-wire.ts';
import { findOwnOrder } from './own-order.ts';
import { cancelReturn } from './return-order.ts';
import { makeWithdrawalHandlers } from './withdrawal-handlers.ts';

/** Changes of placed orders; corrections and payments need the rules of checkout and are there. */
export const makeOrderChangeHandlers = (
  context: CommerceContext,
): Pick<GroupHandlers<typeof orderChanges>, 'cancelReturn' | 'withdraw'> => ({
  ...makeWithdrawalHandlers(context),
  cancelReturn: async (call) => {
    const { consumerId } = consumerOf(call);
    const { orderId } = await findOwnOrder(context.database.db, call, { orderId: call.params.orderId });
    return runIdempotent(context, keyedCall('orderChanges.cancelReturn', call), {
      reply: OrderWire,
      command: async (tx) => {
        await cancelReturn(tx, orderId, { returnId: call.params.returnId, consumerId });
        return orderReply(tx, await readPlacedOrder(tx, orderId), consumerId);
      },
    });
  },
});
