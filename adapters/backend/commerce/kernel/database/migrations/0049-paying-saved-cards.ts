import type { Migration } from '#adapters/database/migrate.ts';

/** Saved cards that pay a cart, and the billing address that a member used when saving a card (PAY-09). */
export const payingSavedCards: Migration = {
  name: '0049-paying-saved-cards',
  statements: [
    `alter table payment_instrument add column provider_method_id text`,
    // No foreign key: every change writes the whole address book again, and its ids stay.
    `alter table saved_card add column billing_address_id text`,
  ],
};
