import type { Migration } from '#adapters/database/migrate.ts';

/** An express purchase has a cart of its own, beside the one open cart of its consumer. */
export const expressCarts: Migration = {
  name: '0071-express-carts',
  statements: [
    `alter table cart add column express boolean not null default false`,
    `drop index cart_one_open`,
    `create unique index cart_one_open on cart (consumer_id, site_id) where status <> 'ordered' and not express`,
    `create index cart_express on cart (consumer_id, site_id) where status <> 'ordered' and express`,
  ],
};
