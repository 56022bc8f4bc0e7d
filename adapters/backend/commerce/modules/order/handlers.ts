import type { consumer } from '#adapters/contract/order.ts';
import { orderNotFound } from '../cart/cart-refusals.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { consumerOf, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { findOrder } from './order-records.ts';
import { orderReply } from './order-wire.ts';

export const makeConsumerHandlers = ({ database }: CommerceContext): GroupHandlers<typeof consumer> => ({
  /** Only the consumer who placed an order can read it (AUTH-32). */
  purchase: async (call) => {
    const order = await findOrder(database.db, {
      orderId: call.params.orderId,
      consumerId: consumerOf(call).consumerId,
      siteId: call.site.siteId,
    });
    return order === undefined ? orderNotFound : orderReply(order);
  },
});
