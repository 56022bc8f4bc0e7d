import type { Migration } from '#adapters/database/migrate.ts';

/** Profiles with all their values, codes sent by e-mail, former passwords, and sign-ins by device. */
export const profiles: Migration = {
  name: '0034-profiles',
  statements: [
    // `phone_key` is the number in international form. Numbers of earlier accounts get it at their next change.
    `alter table account
      add column gender text, add column interests text not null default '', add column preferred_shoe_size text,
      add column phone_key text, add column acquisition_type text not null default 'ECOM15',
      add column campaign_name text not null default '',
      add column employee jsonb, add column athlete jsonb, add column prosumer jsonb,
      add column identities jsonb not null default '[]',
      add column loyalty_country text, add column loyalty_joined_at timestamptz,
      add column email_verified_at timestamptz`,
    `create index account_by_phone on account (phone_key) where phone_key is not null`,
    // By address and not by account, so that a request for an unknown address stores as much as one for a known one.
    `create table account_code (
      code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
      identity_hash text not null check (identity_hash ~ '^[0-9a-f]{64}$'),
      purpose text not null check (purpose in ('reset', 'verify')),
      failures int not null default 0, expires_at timestamptz not null)`,
    `create index account_code_by_identity on account_code (identity_hash, purpose)`,
    `create index account_code_by_end on account_code (expires_at)`,
    `create table former_password (
      consumer_id text not null references consumer on delete cascade, password_hash text not null,
      replaced_at timestamptz not null default now(), primary key (consumer_id, password_hash))`,
    // One row for the tokens of one sign-in. It outlives them, so that a known device is recognized later.
    `create table sign_in (
      family_id text primary key, consumer_id text not null references consumer on delete cascade,
      device text not null check (length(device) <= 100), created_at timestamptz not null default now(),
      used_at timestamptz not null default now())`,
    `create index sign_in_by_consumer on sign_in (consumer_id)`,
    `create index token_by_consumer on token (consumer_id)`,
  ],
};
