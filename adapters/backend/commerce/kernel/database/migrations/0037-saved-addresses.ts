import type { Migration } from '#adapters/database/migrate.ts';

/** The address books of accounts (ADR-01 to ADR-09). */
export const savedAddresses: Migration = {
  name: '0037-saved-addresses',
  statements: [
    // `position` is the order of saving: the oldest address of a type becomes main if the main one is removed.
    `create table saved_address (
      consumer_id text not null references account on delete cascade, position int not null,
      address_id text not null unique, type text not null check (type in ('S', 'B')), main boolean not null,
      address jsonb not null, primary key (consumer_id, position))`,
    `create unique index saved_address_main on saved_address (consumer_id, type) where main`,
  ],
};
