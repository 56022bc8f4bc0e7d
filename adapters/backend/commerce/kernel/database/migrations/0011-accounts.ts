import type { Migration } from '#adapters/database/migrate.ts';

/** Accounts, authorization codes and sign-in attempts. */
export const accounts: Migration = {
  name: '0011-accounts',
  statements: [
    `alter table consumer drop constraint consumer_consumer_type_check`,
    `alter table consumer add constraint consumer_known_type check (consumer_type in ('GUEST', 'REGISTERED'))`,
    // One account per email address on all sites; stored in lower case.
    `create table account (
      consumer_id text primary key references consumer on delete cascade,
      email text not null check (email = lower(email)), password_hash text not null,
      first_name text not null, last_name text not null, phone text, birth_date text, postal_code text,
      country text not null, optins jsonb not null default '[]',
      created_at timestamptz not null default now(), constraint account_one_per_email unique (email))`,
    `create table authorization_code (
      code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
      consumer_id text not null references consumer on delete cascade,
      challenge text not null check (length(challenge) = 43), expires_at timestamptz not null)`,
    `create index authorization_code_by_end on authorization_code (expires_at)`,
    `create table sign_in_trial (identity_hash text primary key, trials int not null, ends_at timestamptz not null)`,
    `create index sign_in_trial_by_end on sign_in_trial (ends_at)`,
    // Lines reduced by the merge at sign-in, reported until the next change.
    `alter table cart add column lowered_lines text[]`,
  ],
};
