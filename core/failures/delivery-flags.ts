/** Possible changes of delivery (CART-35, CART-36). */
export const deliveryFlags = [
  'PICKUP_TO_HOME',
  'PICKUP_TO_STORE',
  'STORE_TO_HOME',
  'STORE_TO_PICKUP',
  'HOME_TO_PICKUP',
  'SHIPPING_METHOD_DOWNGRADED',
] as const;
export type DeliveryFlag = (typeof deliveryFlags)[number];
