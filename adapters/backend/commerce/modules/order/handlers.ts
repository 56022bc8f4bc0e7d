import type { consumer } from '#adapters/contract/order.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { makeChangeHandlers } from './change-handlers.ts';
import { resendGiftCard } from './resend-gift-card.ts';
import { makePurchaseHandlers } from './purchase-handlers.ts';

export const makeConsumerHandlers = (context: CommerceContext): GroupHandlers<typeof consumer> => ({
  ...makePurchaseHandlers(context),
  ...makeChangeHandlers(context),
  resendGiftCardEmail: resendGiftCard(context),
});
