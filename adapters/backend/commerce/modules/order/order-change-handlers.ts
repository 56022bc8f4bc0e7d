import type { orderChanges } from '#adapters/contract/order-changes.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { makeWithdrawalHandlers } from './withdrawal-handlers.ts';

/** Changes of placed orders; corrections and payments need the rules of checkout and are there. */
export const makeOrderChangeHandlers = (
  context: CommerceContext,
): Pick<GroupHandlers<typeof orderChanges>, 'withdraw'> => ({
  ...makeWithdrawalHandlers(context),
});
