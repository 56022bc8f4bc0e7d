import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Who began a payment by another card, and with which call: others do not end its challenge, and only a repetition of
 * the call gets its result. Empty for payments of earlier releases.
 */
export const payers: Migration = {
  name: '0058-payers',
  statements: [`alter table order_payment add column consumer_id text, add column call_key text`],
};
