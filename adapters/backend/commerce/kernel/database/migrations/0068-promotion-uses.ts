import type { Migration } from '#adapters/database/migrate.ts';

/** A promotion of orders may be limited to a number of orders; its uses are the orders that have it. */
export const promotionUses: Migration = {
  name: '0068-promotion-uses',
  statements: [
    `alter table promotion add column uses_total int check (uses_total > 0)`,
    `create index order_promotion_by_promotion on order_promotion (promotion_id)`,
  ],
};
