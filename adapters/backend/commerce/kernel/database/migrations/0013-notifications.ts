import type { Migration } from '#adapters/database/migrate.ts';

/** Who wants to hear when a variant is back (PDP-17): an address once for each variant. */
export const notifications: Migration = {
  name: '0013-notifications',
  statements: [
    `create table stock_notice (
      sku text not null references variant on delete cascade, email text not null, site_id text not null,
      asked_at timestamptz not null default now(),
      constraint stock_notice_once primary key (sku, email))`,
    // Whose votes and reports a review or an answer has is asked when it goes; the keys begin with who cast them.
    `create index review_flag_by_review on review_flag (review_id)`,
    `create index opinion_vote_by_opinion on opinion_vote (opinion_id)`,
  ],
};
