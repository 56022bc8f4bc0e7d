/** States of a return (ORD-16). */
export const returnStates = [
  'REQUESTED',
  'LABEL_CREATED',
  'IN_TRANSIT',
  'RECEIVED',
  'REFUNDED',
  'REJECTED',
  'CANCELLED',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** States of a shipment. A delivery group is handed over in one shipment. */
export const shipmentStates = [
  'PLACED',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'READY_FOR_PICKUP',
  'PICKED_UP',
  /** Not picked up in time; its units are refunded. */
  'UNCOLLECTED',
  'CANCELLED',
] as const;
export type ShipmentState = (typeof shipmentStates)[number];
