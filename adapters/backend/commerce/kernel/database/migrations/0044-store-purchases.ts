import type { Migration } from '#adapters/database/migrate.ts';

/** Purchases in a store (ORD-05), and the orders of the demo account. */
export const storePurchases: Migration = {
  name: '0044-store-purchases',
  statements: [
    // `is_example`: the demo does not move the order along.
    `alter table orders
      add column source text not null default 'ONLINE' check (source in ('ONLINE', 'STORE')),
      add column is_example boolean not null default false`,
  ],
};
