import type { Migration } from '#adapters/database/migrate.ts';

/** Back-in-stock notices (PDP-17): one per address and variant. */
export const notifications: Migration = {
  name: '0013-notifications',
  statements: [
    `create table stock_notice (
      sku text not null references variant on delete cascade, email text not null, site_id text not null,
      asked_at timestamptz not null default now(),
      constraint stock_notice_once primary key (sku, email))`,
    // For deletes of a review or an answer, since the primary keys start with the consumer.
    `create index review_flag_by_review on review_flag (review_id)`,
    `create index opinion_vote_by_opinion on opinion_vote (opinion_id)`,
  ],
};
