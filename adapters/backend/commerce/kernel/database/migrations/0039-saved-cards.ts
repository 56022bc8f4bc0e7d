import type { Migration } from '#adapters/database/migrate.ts';

/** The saved cards of accounts (PAY-08, PAY-09): what may be shown of them, and the provider's ids. */
export const savedCards: Migration = {
  name: '0039-saved-cards',
  statements: [
    // `position` is the order of saving: the oldest card becomes the default one if the default one is removed.
    `create table saved_card (
      payment_instrument_id text primary key, consumer_id text not null references account on delete cascade,
      position bigint generated always as identity, provider_method_id text not null, card_fingerprint text not null,
      brand text not null, last4 text not null check (length(last4) = 4),
      exp_month int not null check (exp_month between 1 and 12), exp_year int not null, holder_name text not null,
      is_default boolean not null, constraint saved_card_once unique (consumer_id, card_fingerprint))`,
    `create unique index saved_card_default on saved_card (consumer_id) where is_default`,
  ],
};
