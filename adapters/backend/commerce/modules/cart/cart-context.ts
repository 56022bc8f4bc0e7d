import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';

/** What changes of carts need beside the context of the service. Orders, which import carts, provide it. */
export type CartContext = CommerceContext & {
  /**
   * Ends the order of a cart that waits for its payment. False while the provider cannot say whether money moves: the
   * cart then stays locked (I29).
   */
  readonly releaseOrder: (cart: { readonly cartId: string; readonly consumerId: string }) => Promise<boolean>;
};
