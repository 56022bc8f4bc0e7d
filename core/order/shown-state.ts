import type { Purchase } from './purchase.ts';

type Kept = {
  readonly status: Purchase['status'];
  readonly units: number;
  readonly canceled: number;
  readonly returned: number;
};

/**
 * The state of an order as it is shown: one that has arrived and of which nothing was kept is returned, and one that
 * waited in a store until it was refunded was not picked up. Units that were canceled or returned beside others change
 * nothing.
 */
export const shownState = ({
  status,
  units,
  canceled,
  returned,
}: Kept): Purchase['status'] | 'RETURNED' | 'UNCOLLECTED' => {
  if (canceled + returned < units) return status;
  if (status === 'READY_FOR_PICKUP') return 'UNCOLLECTED';
  return returned > 0 && (status === 'DELIVERED' || status === 'PICKED_UP') ? 'RETURNED' : status;
};
