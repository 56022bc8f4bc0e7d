import type { internal } from '#adapters/contract/internal.ts';
import type { CommerceContext } from '../commerce-context.ts';
import type { GroupHandlers } from '../handler.ts';

export const makeInternalHandlers = ({ now }: Pick<CommerceContext, 'now'>): GroupHandlers<typeof internal> => ({
  serverTime: async () => ({ timestamp: now() }),
});
