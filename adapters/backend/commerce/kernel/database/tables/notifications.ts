import type { Generated } from 'kysely';

/** Who wants to hear when a variant is back. `email` is shown to no one. */
export type NotificationTables = {
  stockNotice: { sku: string; email: string; siteId: string; askedAt: Generated<Date> };
};
