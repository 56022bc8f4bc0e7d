import type { Migration } from '#adapters/database/migrate.ts';

/** Consumers, tokens and idempotency keys. */
export const sessions: Migration = {
  name: '0002-sessions',
  statements: [
    `create table consumer (
      consumer_id text primary key, consumer_type text not null check (consumer_type in ('GUEST')),
      site_id text not null, created_at timestamptz not null default now())`,
    `create table token (
      token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
      kind text not null check (kind in ('access', 'refresh')),
      consumer_id text not null references consumer on delete cascade, family_id text not null,
      expires_at timestamptz not null, used_at timestamptz)`,
    `create index token_by_family on token (family_id)`,
    `create index token_by_expiry on token (expires_at)`,
    `create table idempotency (
      consumer_id text not null references consumer on delete cascade,
      key text not null check (length(key) between 1 and 255),
      operation text not null, fingerprint text not null, reply text,
      created_at timestamptz not null default now(),
      constraint idempotency_once primary key (consumer_id, key))`,
    `create index idempotency_by_age on idempotency (created_at)`,
  ],
};
