import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Each shipment keeps the taxes of its destination, and the refund that its shipping was part of. Earlier orders were
 * taxed at one place; those of before 0052 have only the sum.
 */
export const taxesOfShipments: Migration = {
  name: '0075-taxes-of-shipments',
  statements: [
    `alter table order_shipment add column taxes jsonb, add column shipping_refund_id text references refund`,
    `update order_shipment set taxes = orders.taxes from orders where orders.order_id = order_shipment.order_id`,
    // Shipping was refunded with the last units of a shipment, also in another size.
    `update order_shipment set shipping_refund_id = (
        select refund_id from refund join order_unit unit using (refund_id)
          join order_line line on line.order_id = unit.order_id and line.line_id = unit.line_id
          join order_shipment own using (shipment_id)
        where coalesce(own.exchange_of, own.shipment_id) = order_shipment.shipment_id
        order by refund.created_at desc, refund_id limit 1)
      where shipping_refunded > 0`,
    `alter table orders drop column taxes`,
  ],
};
