import type { CartItem } from './cart-item.ts';
import { deliveryGroup, type DeliveryGroup } from './delivery-group.ts';

/**
 * The two lists of the cart page.
 * Law: every line stands in exactly one of the two groups, in the order of the cart (CART-01).
 */
export const groupedLines = (
  items: readonly CartItem[],
): { readonly [group in DeliveryGroup]: readonly CartItem[] } => {
  const of = (group: DeliveryGroup): readonly CartItem[] =>
    items.filter((item) => deliveryGroup(item.shipping.selected) === group);
  return { home: of('home'), pickup: of('pickup') };
};
