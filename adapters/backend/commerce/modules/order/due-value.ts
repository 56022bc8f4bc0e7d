import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { listCaptured } from './operation-records.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { giftCardValue, isPaidWhenPlaced, shipmentValue, type ShipmentRows } from './order-units.ts';

export const isHandedOver = ({ state }: ShipmentRows): boolean => !['PLACED', 'PREPARING', 'CANCELLED'].includes(state);

/** Its units were paid with those that they replace. */
export const isExchange = ({ exchangeOf }: Pick<ShipmentRows, 'exchangeOf'>): boolean => exchangeOf !== null;

/**
 * Finds the shipments that have to be paid now: those that are handed over, whose hand-over has begun with a capture, or
 * that are paid when placed or by an exchange.
 */
export const paymentDue = async (tx: Tx, orderId: string): Promise<(shipment: ShipmentRows) => boolean> => {
  const begun = new Set(await listCaptured(tx, orderId));
  return (shipment) =>
    begun.has(shipment.shipmentId) || isHandedOver(shipment) || isPaidWhenPlaced(shipment) || isExchange(shipment);
};

/** What some shipments of an order cost, in minor units. */
export const valueOf = (
  rows: OrderRows,
  order: Pick<OrderRecord, 'isTaxIncluded'>,
  isCounted: (shipment: ShipmentRows) => boolean,
): number => rows.shipments.filter(isCounted).reduce((sum, shipment) => sum + shipmentValue(rows, shipment, order), 0);

/** What gift cards as goods in some shipments of an order cost, in minor units. */
export const giftCardsOf = (rows: OrderRows, isCounted: (shipment: ShipmentRows) => boolean): number =>
  rows.shipments.filter(isCounted).reduce((sum, shipment) => sum + giftCardValue(rows, shipment), 0);
