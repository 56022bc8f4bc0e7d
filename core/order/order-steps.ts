import { present } from '../kernel/present.ts';
import { isDigitalOnly } from './digital-shipment.ts';
import type { OrderState } from './order.ts';
import type { Purchase } from './purchase.ts';
import type { shownState } from './shown-state.ts';

/** A step on the way of an order; `date` (ISO 8601) if the order has had this state. */
export type OrderStep = {
  readonly state: OrderState | 'RETURNED';
  readonly date?: string;
  /** The day, such as 2026-12-24, on which it is expected. */
  readonly day?: string;
  readonly isReached: boolean;
  /** The state that the order is in, or the last one that it has reached. */
  readonly isCurrent: boolean;
};

const sent: readonly OrderState[] = ['PLACED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];
const collected: readonly OrderState[] = ['PLACED', 'PROCESSING', 'READY_FOR_PICKUP', 'PICKED_UP'];
/** Goods that are sent by email are not prepared, and have arrived when they are sent. */
const emailed: readonly OrderState[] = ['PLACED', 'DELIVERED'];
const ended: readonly OrderState[] = ['PLACED', 'CANCELLED'];

/** States that are no step of their own, by the step that they belong to. */
const stepOf = (state: Purchase['status']): Purchase['status'] => (state === 'PARTIALLY_SHIPPED' ? 'SHIPPED' : state);

/** The same for an order that is sent by email, until all of it is. */
const emailedStepOf = (state: Purchase['status']): Purchase['status'] =>
  state === 'PROCESSING' || state === 'PARTIALLY_SHIPPED' ? 'PLACED' : state;

/** The last day on which something of an order is sent by email; undefined for one that is sent at once. */
const lastDayOf = ({ items }: Pick<Purchase, 'items'>): string | undefined =>
  items
    .flatMap(({ sendOn }) => (sendOn === undefined ? [] : [sendOn]))
    .toSorted()
    .at(-1);

type Way = Pick<Purchase, 'status' | 'shipments' | 'items'>;

const pathOf = ({ status, shipments, items }: Way): readonly OrderState[] => {
  if (status === 'CANCELLED') return ended;
  if (isDigitalOnly({ items })) return emailed;
  return shipments.length > 0 && shipments.every(({ store }) => store !== undefined) ? collected : sent;
};

/**
 * The steps of an order, with the dates of those it has reached (ORD-15). An order that is only collected in stores has
 * the steps of a pickup, one that is only sent by email is placed and sent, a canceled one ends after it was placed, and
 * one of which nothing was kept with its return; its state is shown as `shown`. Empty for an unknown state (ORD-17).
 */
export const orderSteps = (
  purchase: Way & Pick<Purchase, 'events' | 'orderDate' | 'refunds'>,
  shown: ReturnType<typeof shownState>,
): readonly OrderStep[] => {
  const { status, events, orderDate, refunds } = purchase;
  if (status === 'UNKNOWN') return [];
  const path = pathOf(purchase);
  const current = path === emailed ? emailedStepOf(status) : stepOf(status);
  const reached = path.findIndex((state) => state === current);
  const isReturned = shown === 'RETURNED';
  const steps = path.map((state, index) => {
    const isReached = index <= reached;
    const day = path === emailed && state === 'DELIVERED' && !isReached ? lastDayOf(purchase) : undefined;
    const date =
      events.findLast((event) => stepOf(event.status) === state)?.date ?? (index === 0 ? orderDate : undefined);
    return {
      state,
      isReached,
      isCurrent: index === reached && !isReturned,
      ...(date === undefined || !isReached ? {} : { date }),
      ...present({ day }),
    };
  });
  if (!isReturned) return steps;
  const back = refunds.findLast(({ kind }) => kind === 'returned');
  return [
    ...steps,
    { state: shown, isReached: true, isCurrent: true, ...(back && { date: back.settledAt ?? back.date }) },
  ];
};
