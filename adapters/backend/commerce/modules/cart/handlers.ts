import type { cart } from '#adapters/contract/cart.ts';
import { makeDeliveryHandlers } from '../checkout/delivery-handlers.ts';
import { makePaymentHandlers } from '../checkout/payment-handlers.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { makeItemHandlers } from './item-handlers.ts';

export const makeCartHandlers = (context: CommerceContext): GroupHandlers<typeof cart> => ({
  ...makeItemHandlers(context),
  ...makeDeliveryHandlers(context),
  ...makePaymentHandlers(context),
});
