import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Exchanges of a size: a returned line names the line that replaces it, which waits in a shipment of its own. And returns
 * in a store, beside those by post.
 */
export const exchanges: Migration = {
  name: '0051-exchanges',
  statements: [
    `alter table order_return add column way text not null default 'post' check (way in ('post', 'store'))`,
    `alter table return_line add column exchange_line_id text,
      add constraint return_line_exchange foreign key (order_id, exchange_line_id) references order_line`,
    `alter table order_shipment add column exchange_of text references order_shipment on delete cascade,
      drop constraint order_shipment_state_check,
      add constraint order_shipment_state_check check (state in ('RESERVED', 'PLACED', 'PREPARING', 'SHIPPED',
        'DELIVERED', 'READY_FOR_PICKUP', 'PICKED_UP', 'UNCOLLECTED', 'CANCELLED'))`,
    `alter table order_unit drop constraint order_unit_state_check,
      add constraint order_unit_state_check check (state in ('sold', 'canceled', 'returning', 'returned', 'exchanging',
        'exchanged', 'released'))`,
  ],
};
