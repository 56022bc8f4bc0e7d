import type { internal } from '#adapters/contract/internal.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';

export const makeInternalHandlers = ({ now }: Pick<CommerceContext, 'now'>): GroupHandlers<typeof internal> => ({
  serverTime: async () => ({ timestamp: now() }),
});
