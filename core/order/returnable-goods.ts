import type { CartItem } from '../cart/cart-item.ts';

/** Whether goods of this kind can be returned: not digital ones, those made to order, and gifts (ORD-18). */
export const areReturnableGoods = ({
  isDigital,
  isCustoms,
  isBonus,
}: Pick<CartItem, 'isDigital' | 'isCustoms' | 'isBonus'>): boolean => !isDigital && !isCustoms && !isBonus;
