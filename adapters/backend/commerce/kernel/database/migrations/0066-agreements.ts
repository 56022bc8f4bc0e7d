import type { Migration } from '#adapters/database/migrate.ts';

/** A prepared cart has a digest of all that was shown, in place of its total and tenders. Carts without one ask again. */
export const agreements: Migration = {
  name: '0066-agreements',
  statements: [
    `alter table cart add column agreement text check (length(agreement) <= 64), drop column prepared_total`,
    `drop table planned_tender`,
  ],
};
