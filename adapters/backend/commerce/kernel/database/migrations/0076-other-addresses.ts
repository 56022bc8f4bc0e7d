import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Goods of one cart are sent to several addresses of the shopper: 0 is the main address, others are numbered from 1. A
 * group beside the main address has an address of its own.
 */
export const otherAddresses: Migration = {
  name: '0076-other-addresses',
  statements: [
    `alter table delivery_group add column address_number int not null default 0,
      drop constraint delivery_group_once,
      add constraint delivery_group_once
        unique nulls not distinct (cart_id, code, store_id, point_id, address_number),
      add constraint delivery_group_number check (address_number = 0
        or (address_number > 0 and code in ('standard', 'customs')))`,
  ],
};
