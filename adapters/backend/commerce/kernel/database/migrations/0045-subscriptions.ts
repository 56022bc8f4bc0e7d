import type { Migration } from '#adapters/database/migrate.ts';

/** Subscriptions to the newsletter by e-mail address, and to text messages by consumer (SUB-11, SUB-12). */
export const subscriptions: Migration = {
  name: '0045-subscriptions',
  statements: [
    // A row without confirmation is a request. `message_opt_out` of the kind newsletter ends a subscription.
    `create table newsletter_subscription (
      site_id text not null, email text not null, requested_at timestamptz not null default now(),
      confirmed_at timestamptz, code_hash text unique, code_expires_at timestamptz, primary key (site_id, email))`,
    `create table sms_subscription (
      subscription_id text primary key, consumer_id text not null references consumer on delete cascade,
      site_id text not null, recipient text not null, optin boolean not null,
      changed_at timestamptz not null default now(), constraint sms_subscription_once unique (consumer_id, recipient))`,
    `create unique index sms_subscription_current on sms_subscription (consumer_id) where optin`,
  ],
};
