import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Pictures that shoppers share (SOC-09): those of reviews, and those that members upload. `picture` is that of the image
 * service; an upload has its own bytes until a moderator decides. One report of a consumer for each picture.
 */
export const socialMedia: Migration = {
  name: '0095-social-media',
  statements: [
    `create table social_user (
      user_id text primary key, consumer_id text not null unique references consumer on delete cascade,
      screen_name text not null, created_at timestamptz not null default now())`,
    `create table social_medium (
      medium_id text primary key, review_id text references review on delete cascade,
      user_id text references social_user on delete cascade,
      uploader text not null, captions jsonb not null, language text not null, product_ids text[] not null,
      picture jsonb, data bytea, state text not null check (state in ('pending', 'approved', 'rejected')),
      posted_at timestamptz not null default now(), check (state <> 'approved' or picture is not null))`,
    `create index social_medium_by_time on social_medium (state, posted_at desc)`,
    `create index social_medium_by_user on social_medium (user_id)`,
    `create index social_medium_by_review on social_medium (review_id)`,
    `alter table social_medium alter column data set storage external`,
    `create table social_report (
      consumer_id text not null references consumer on delete cascade,
      medium_id text not null references social_medium on delete cascade,
      reason text not null check (reason in ('inappropriate', 'spam', 'other')),
      created_at timestamptz not null default now(), primary key (consumer_id, medium_id))`,
    `create index social_report_by_medium on social_report (medium_id)`,
  ],
};
