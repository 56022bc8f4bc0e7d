import type { CartItem } from '../cart/cart-item.ts';
import type { Currency } from '../kernel/currency.ts';
import type { EventLine } from './shopper-event.ts';

/**
 * The lines of a cart or an order as they are told (P13N-21).
 * Law: the lines equal the cart: one for each line, in order, at the price of one unit (P13N-19, P13N-23).
 */
export const eventLines = ({
  items,
  currency,
}: {
  readonly items: readonly CartItem[];
  readonly currency: Currency;
}): readonly EventLine[] =>
  items.map(({ productId, sku, quantity, price }) => ({
    productId,
    sku,
    quantity,
    unitPrice: price.current,
    currency,
  }));
