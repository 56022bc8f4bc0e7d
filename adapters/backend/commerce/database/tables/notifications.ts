import type { Generated } from 'kysely';

/** Who wants to hear when a variant is back. Nobody is shown `email`. */
export type NotificationTables = {
  stock_notice: { sku: string; email: string; site_id: string; asked_at: Generated<Date> };
};
