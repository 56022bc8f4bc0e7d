import type { internal } from '#adapters/contract/internal.ts';
import type { CommerceContext } from '../commerce-context.ts';
import type { RoomHandlers } from '../handler.ts';

export const makeInternalHandlers = ({ now }: Pick<CommerceContext, 'now'>): RoomHandlers<typeof internal> => ({
  serverTime: async () => ({ timestamp: now() }),
});
