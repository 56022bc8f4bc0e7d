import type { Migration } from '#adapters/database/migrate.ts';

/** Warranty requests with their photos (ORD-22, ORD-23). */
export const warrantyCases: Migration = {
  name: '0043-warranty-cases',
  statements: [
    `create table warranty_case (
      case_id text primary key, consumer_id text not null, site_id text not null, locale text not null,
      order_number text, product_id text not null, purchase_date text not null, email text not null,
      description text not null, created_at timestamptz not null default now())`,
    `create index warranty_case_by_consumer on warranty_case (consumer_id)`,
    `create index warranty_case_by_email on warranty_case (lower(email))`,
    // Photos are compressed: the database need not try to compress them again.
    `create table warranty_photo (
      case_id text not null references warranty_case on delete cascade, position int not null,
      content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
      width int not null, height int not null, data bytea not null, primary key (case_id, position))`,
    `alter table warranty_photo alter column data set storage external`,
  ],
};
