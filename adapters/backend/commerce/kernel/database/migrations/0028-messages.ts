import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Messages to shoppers. They replace the event outbox, which nothing reads, and the requested emails about shared
 * favorites, which become messages.
 */
export const messages: Migration = {
  name: '0028-messages',
  statements: [
    // `attempts` numbers the attempt that a worker has claimed; until `next_at` only that worker acts on the message.
    `create table message (
      message_id text primary key, event_key text not null, constraint message_once unique (event_key),
      kind text not null, recipient text not null, site_id text not null, locale text not null,
      params jsonb not null, opt_out_token text unique,
      status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
      attempts int not null default 0, failure text,
      created_at timestamptz not null default now(), next_at timestamptz not null default now(), ended_at timestamptz,
      constraint message_ended check ((status = 'waiting') = (ended_at is null)))`,
    `create index message_due on message (next_at) where status = 'waiting'`,
    `create index message_by_end on message (ended_at) where status <> 'waiting'`,
    `create index message_by_recipient on message (recipient)`,
    // Kinds of messages that a recipient does not want. The address is stored as a digest only.
    `create table message_opt_out (
      recipient_hash text not null check (recipient_hash ~ '^[0-9a-f]{64}$'), kind text not null,
      created_at timestamptz not null default now(), primary key (recipient_hash, kind))`,
    `insert into message (message_id, event_key, kind, recipient, site_id, locale, params, opt_out_token)
      select mail_id, 'shared-favorites ' || mail_id, 'shared-favorites', recipient, site_id, locale,
        jsonb_build_object('favoriteId', favorite_id, 'message', message),
        replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      from favorite_mail join favorite_list using (favorite_id)`,
    `drop table favorite_mail`,
    `drop table outbox`,
  ],
};
