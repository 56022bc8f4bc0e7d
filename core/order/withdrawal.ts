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
 * How a shopper withdraws from units of a line: by choosing them (`chosen`); with the last other goods of the order, from
 * a gift that has left the shop (`along`); not at all from those that are made to order or digital (`never`).
 */
export const withdrawalWay = (
  { isDigital, isCustoms, isBonus }: Pick<CartItem, 'isDigital' | 'isCustoms' | 'isBonus'>,
  { isHandedOver }: { readonly isHandedOver: boolean },
): 'chosen' | 'along' | 'never' => {
  if (isDigital || isCustoms) return 'never';
  return isBonus && isHandedOver ? 'along' : 'chosen';
};
