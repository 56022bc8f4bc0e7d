import type { CartItem } from '../cart/cart-item.ts';
import type { Day } from '../kernel/calendar.ts';

/**
 * The last day on which a shopper can withdraw from an order: `days` after the last of its shipments has arrived.
 * Undefined while one has not arrived.
 */
export const withdrawalEnd = (arrivals: readonly (Day | undefined)[], days: number): Day | undefined => {
  const known = arrivals.filter((day) => day !== undefined);
  return known.length < arrivals.length || known.length === 0 ? undefined : Math.max(...known) + days;
};

/**
 * Whether a shopper can withdraw from units of a line: not from those that are made to order or digital, nor from a
 * gift that has left the shop.
 */
export const isWithdrawable = (
  line: Pick<CartItem, 'isDigital' | 'isCustoms' | 'isBonus'>,
  { isHandedOver }: { readonly isHandedOver: boolean },
): boolean => !line.isDigital && !line.isCustoms && !(line.isBonus && isHandedOver);
