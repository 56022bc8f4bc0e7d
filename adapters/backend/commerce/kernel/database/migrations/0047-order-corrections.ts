import type { Migration } from '#adapters/database/migrate.ts';

/** Corrections of orders that wait until the owner of the order's e-mail address confirms them (ORD-19). */
export const orderCorrections: Migration = {
  name: '0047-order-corrections',
  statements: [
    `create table order_correction (
      order_id text primary key references orders on delete cascade, token_hash text not null unique,
      consumer_id text not null, email text not null, address jsonb, expires_at timestamptz not null)`,
  ],
};
