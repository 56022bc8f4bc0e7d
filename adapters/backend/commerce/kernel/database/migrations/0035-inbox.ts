import type { Migration } from '#adapters/database/migrate.ts';

/** The inbox that replaces a mail server in demo and test. */
export const inbox: Migration = {
  name: '0035-inbox',
  statements: [
    `create table inbox_mail (
      message_id text primary key, position bigint not null generated always as identity, constraint inbox_mail_order
        unique (position),
      recipient text not null, subject text not null, html text not null, text text not null, unsubscribe_url text,
      received_at timestamptz not null default now())`,
  ],
};
