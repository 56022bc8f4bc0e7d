import type { Generated } from 'kysely';

/** Back-in-stock notices. `email` is never part of a response. */
export type NotificationTables = {
  stockNotice: { sku: string; email: string; siteId: string; askedAt: Generated<Date> };
};
