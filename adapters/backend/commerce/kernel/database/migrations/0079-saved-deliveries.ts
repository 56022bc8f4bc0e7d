import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Saved items return to the place where they were to be collected, and to the other address to which they were sent.
 */
export const savedDeliveries: Migration = {
  name: '0079-saved-deliveries',
  statements: [
    `alter table saved_item add column delivery jsonb`,
    `alter table removed_saved_item add column delivery jsonb`,
  ],
};
