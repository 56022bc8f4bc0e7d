import type { ItemId, ProductId, Sku } from '../kernel/identifiers.ts';
import type { CartItem } from './cart-item.ts';

export type CartEvent =
  | { readonly _tag: 'ItemAdded'; readonly productId: ProductId; readonly sku: Sku; readonly quantity: number }
  | { readonly _tag: 'QuantityChanged'; readonly itemId: ItemId; readonly from: number; readonly to: number }
  | { readonly _tag: 'ItemRemoved'; readonly item: CartItem }
  | { readonly _tag: 'CartRecovered'; readonly lines: number }
  /** The service does not know the customer any more, and the stored cart was cleared (CART-23). */
  | { readonly _tag: 'CustomerInvalid'; readonly message: string };
