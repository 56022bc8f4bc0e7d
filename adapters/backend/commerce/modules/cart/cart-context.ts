import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';

/** Context of cart changes. The order module, which imports carts, provides the function. */
export type CartContext = CommerceContext & {
  /**
   * Releases the pending order of a cart. False while the provider cannot determine whether money moves; the cart then
   * stays locked (I29).
   */
  readonly releaseOrder: (cart: { readonly cartId: string; readonly consumerId: string }) => Promise<boolean>;
};
