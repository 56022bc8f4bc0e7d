import { orderMoves, orderStateOf, pathTo, shipmentMoves, type ShipmentState } from '#core/order/moves.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { insertEvent } from './event-records.ts';
import type { OrderRecord } from './order-records.ts';
import { listShipments, setOrderState, setShipmentState } from './shipment-records.ts';

/** The column with the time of a state. */
const times: { readonly [state in ShipmentState]?: 'handedOverAt' | 'arrivedAt' } = {
  SHIPPED: 'handedOverAt',
  READY_FOR_PICKUP: 'handedOverAt',
  DELIVERED: 'arrivedAt',
  PICKED_UP: 'arrivedAt',
};

/**
 * Moves a shipment of a locked order, and then the order, through every state on the way (ORD-15); each is an event. The
 * shipment of an exchange does not move its order. Throws if no moves lead there.
 */
export const moveShipment = async (
  tx: Tx,
  order: Pick<OrderRecord, 'orderId' | 'status'>,
  { shipmentId, to, now }: { readonly shipmentId: string; readonly to: ShipmentState; readonly now: number },
): Promise<void> => {
  const { orderId } = order;
  const shipments = await listShipments(tx, orderId);
  const shipment = shipments.find((one) => one.shipmentId === shipmentId);
  if (shipment === undefined) throw new RangeError(`Order ${orderId} has no shipment ${shipmentId}`);
  for (const state of pathTo(shipmentMoves, shipment.state, to)) {
    const time = times[state];
    await setShipmentState(tx, shipmentId, { state, ...(time === undefined ? {} : { [time]: new Date(now) }) });
    await insertEvent(tx, orderId, { kind: 'shipment', data: { shipmentId, state } });
  }
  const own = shipments.filter(({ exchangeOf }) => exchangeOf === null);
  const next = orderStateOf(
    order.status,
    own.map((one) => ({
      state: one.shipmentId === shipmentId ? to : one.state,
      isCollected: one.code === 'pickup' || one.code === 'sts',
    })),
  );
  for (const state of pathTo(orderMoves, order.status, next)) {
    await setOrderState(tx, orderId, state);
    await insertEvent(tx, orderId, { kind: 'state', data: { state } });
  }
};
