import type { Migration } from '#adapters/database/migrate.ts';

/** Messages to the customer service (CASE-01 to CASE-05). */
export const contactCases: Migration = {
  name: '0040-contact-cases',
  statements: [
    `create table contact_case (
      case_number text primary key, consumer_id text not null, site_id text not null, locale text not null,
      category_id text not null, subject_id text not null, order_number text, message text not null,
      first_name text not null, last_name text not null, email text not null, phone text, country text not null,
      created_at timestamptz not null default now())`,
    `create index contact_case_by_consumer on contact_case (consumer_id)`,
    `create index contact_case_by_email on contact_case (lower(email))`,
  ],
};
