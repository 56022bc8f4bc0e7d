import type { CartItem } from './cart-item.ts';
import { deliveryGroup, type DeliveryGroup } from './delivery-group.ts';

/** The two lists of the cart page, each in the cart's order. Every line stands in exactly one of them (CART-01). */
export const groupedLines = (items: readonly CartItem[]): { readonly [group in DeliveryGroup]: readonly CartItem[] } => {
  const of = (group: DeliveryGroup): readonly CartItem[] => items.filter((item) => deliveryGroup(item.shipping.selected) === group);
  return { home: of('home'), pickup: of('pickup') };
};
