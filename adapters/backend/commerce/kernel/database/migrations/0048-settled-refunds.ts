import type { Migration } from '#adapters/database/migrate.ts';

/** When the payment provider has accepted a refund. Earlier refunds have their credit notes and count as accepted. */
export const settledRefunds: Migration = {
  name: '0048-settled-refunds',
  statements: [
    `alter table refund add column settled_at timestamptz`,
    `update refund set settled_at = created_at`,
    `create index refund_unsettled on refund (order_id) where settled_at is null`,
  ],
};
