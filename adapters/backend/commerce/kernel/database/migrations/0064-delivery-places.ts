import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Goods are also sent to a store or to a collection point. A group has an address of its own only if its goods are sent
 * home. Changes of delivery that the service has made are stored with the cart until its next change.
 */
export const deliveryPlaces: Migration = {
  name: '0064-delivery-places',
  statements: [
    `create table collection_point (
      point_id text primary key, site_id text not null references site, position int not null, name text not null,
      carrier text not null, address jsonb not null, latitude float8 not null, longitude float8 not null,
      opening_hours jsonb not null, is_active boolean not null default true,
      constraint collection_point_texts check (length(point_id) <= 100 and length(name) <= 200
        and length(carrier) <= 100 and length(address::text) <= 2000 and jsonb_array_length(opening_hours) = 7))`,
    `create index collection_point_by_site on collection_point (site_id, position)`,
    `alter table delivery_group add column point_id text references collection_point,
      drop constraint delivery_group_once, drop constraint delivery_group_place, drop constraint delivery_group_address,
      add constraint delivery_group_once unique nulls not distinct (cart_id, code, store_id, point_id),
      add constraint delivery_group_place check ((code in ('pickup', 'sts')) = (store_id is not null)
        and (code = 'pudo') = (point_id is not null)),
      add constraint delivery_group_address
        check (code in ('standard', 'customs', 'digital') or (address is null and method is null))`,
    `alter table cart add column changed_deliveries jsonb`,
    `alter table order_shipment add column point jsonb,
      add constraint order_shipment_point check (point is null or (code = 'pudo' and length(point::text) <= 4000))`,
  ],
};
