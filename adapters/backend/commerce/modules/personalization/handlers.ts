import type { personalization } from '#adapters/contract/personalization.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';

/** The decision engine (API-130). This service runs no experiments: it decides nothing, and stores no event. */
export const makePersonalizationHandlers = (): GroupHandlers<typeof personalization> => ({
  decide: async () => ({ responses: [{ actions: [] }] }),
});
