import type { OrderState } from './order.ts';

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
  /** Units of an exchange that wait until the returned ones are accepted. */
  'RESERVED',
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

/** Allowed moves from each state. */
type Moves<State extends string> = { readonly [from in State]: readonly State[] };

/** ORD-15. */
export const orderMoves: Moves<OrderState> = {
  PAYMENT_PENDING: ['PLACED', 'CANCELLED'],
  PLACED: ['PROCESSING', 'CANCELLED', 'PAYMENT_PENDING'],
  PROCESSING: ['PARTIALLY_SHIPPED', 'READY_FOR_PICKUP', 'CANCELLED'],
  PARTIALLY_SHIPPED: ['SHIPPED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  READY_FOR_PICKUP: ['PICKED_UP'],
  PICKED_UP: [],
  CANCELLED: [],
};

/** ORD-16. */
export const returnMoves: Moves<ReturnState> = {
  REQUESTED: ['LABEL_CREATED', 'CANCELLED'],
  LABEL_CREATED: ['IN_TRANSIT', 'CANCELLED'],
  IN_TRANSIT: ['RECEIVED'],
  RECEIVED: ['REFUNDED', 'REJECTED'],
  REFUNDED: [],
  REJECTED: [],
  CANCELLED: [],
};

export const shipmentMoves: Moves<ShipmentState> = {
  RESERVED: ['PLACED', 'CANCELLED'],
  PLACED: ['PREPARING', 'CANCELLED'],
  PREPARING: ['SHIPPED', 'READY_FOR_PICKUP', 'CANCELLED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  READY_FOR_PICKUP: ['PICKED_UP', 'UNCOLLECTED'],
  PICKED_UP: [],
  UNCOLLECTED: [],
  CANCELLED: [],
};

/**
 * The states that are passed on the shortest way to a state, with that state last; empty if it is reached. Throws if no
 * moves lead there.
 * Law: every step of a path is a move of the table, to the state asked for.
 */
export const pathTo = <State extends string>(moves: Moves<State>, from: State, to: State): readonly State[] => {
  const seen = new Set<State>([from]);
  let paths: readonly { readonly at: State; readonly passed: readonly State[] }[] = [{ at: from, passed: [] }];
  while (paths.length > 0) {
    const found = paths.find(({ at }) => at === to);
    if (found !== undefined) return found.passed;
    paths = paths.flatMap(({ at, passed }) =>
      moves[at].flatMap((next) => {
        if (seen.has(next)) return [];
        seen.add(next);
        return [{ at: next, passed: [...passed, next] }];
      }),
    );
  }
  throw new RangeError(`No moves lead from ${from} to ${to}`);
};

/** A shipment with what decides the state of its order. */
export type ShipmentProgress = {
  readonly state: ShipmentState;
  /** Whether the shopper collects it in a store of the shop. */
  readonly isCollected: boolean;
};

const handedOver: readonly ShipmentState[] = ['SHIPPED', 'DELIVERED', 'PICKED_UP'];
const arrived: readonly ShipmentState[] = ['DELIVERED', 'PICKED_UP'];
const ready: readonly ShipmentState[] = ['READY_FOR_PICKUP', 'PICKED_UP', 'UNCOLLECTED'];

/**
 * The next state of a paid order by its shipments without those of exchanges (ORD-15). READY_FOR_PICKUP and PICKED_UP
 * apply if every shipment is collected in a store; in a mix a collected shipment counts as delivered. An order that is
 * processed stays so when the shop cancels the shipment that it has prepared.
 * Law: any moves of shipments move their order only along the table.
 */
export const orderStateOf = (current: OrderState, shipments: readonly ShipmentProgress[]): OrderState => {
  const open = shipments.map(({ state }) => state).filter((state) => state !== 'CANCELLED');
  if (open.length === 0) return 'CANCELLED';
  if (open.every((state) => state === 'PLACED')) return current === 'PLACED' ? 'PLACED' : 'PROCESSING';
  if (shipments.every(({ isCollected }) => isCollected)) {
    if (!open.every((state) => ready.includes(state))) return 'PROCESSING';
    const waits = open.includes('READY_FOR_PICKUP') || !open.includes('PICKED_UP');
    return waits ? 'READY_FOR_PICKUP' : 'PICKED_UP';
  }
  const kept = open.filter((state) => state !== 'UNCOLLECTED');
  const away = kept.filter((state) => handedOver.includes(state));
  if (away.length === 0) return 'PROCESSING';
  if (away.length < kept.length) return 'PARTIALLY_SHIPPED';
  return kept.every((state) => arrived.includes(state)) ? 'DELIVERED' : 'SHIPPED';
};
