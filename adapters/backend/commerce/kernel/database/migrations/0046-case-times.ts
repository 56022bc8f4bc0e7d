import type { Migration } from '#adapters/database/migrate.ts';

/** Finds messages and warranty requests whose period has ended. */
export const caseTimes: Migration = {
  name: '0046-case-times',
  statements: [
    `create index contact_case_by_time on contact_case (created_at)`,
    `create index warranty_case_by_time on warranty_case (created_at)`,
  ],
};
