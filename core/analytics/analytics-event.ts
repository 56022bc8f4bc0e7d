import type { ProductId, Sku } from '../kernel/identifiers.ts';

/** Facts worth counting. Nothing of a person, nothing of a card. */
export type AnalyticsEvent =
  | { readonly _tag: 'AddedToCart'; readonly productId: ProductId; readonly sku: Sku; readonly quantity: number }
  | { readonly _tag: 'RemovedFromCart'; readonly productId: ProductId; readonly sku: Sku }
  | { readonly _tag: 'CheckoutBegun'; readonly units: number }
  | { readonly _tag: 'OrderPlaced'; readonly orderNumber: string };
