import type { Generated } from 'kysely';

/** Who wants to hear when a variant is back. `email` is shown to no one. */
export type NotificationTables = {
  stock_notice: { sku: string; email: string; site_id: string; asked_at: Generated<Date> };
};
