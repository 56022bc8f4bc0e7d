import type { Cart } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';
import { needsPlace } from '../cart/delivery-group.ts';
import { shortLines } from './short-lines.ts';

/**
 * Whether the wallet's sheet can serve a line: not one that is collected, whose place and collector are chosen in
 * checkout. Gift cards are sent by e-mail as their lines say.
 */
const isServed = ({ shipping }: CartItem): boolean => !needsPlace(shipping.selected);

/**
 * Whether the wallet's sheet can serve a cart: something is sent to the main address, nothing is collected or has sold
 * out, and prepaid tenders leave something to pay (PAY-15).
 */
export const isServedByWallet = (cart: Pick<Cart, 'items' | 'flashes' | 'totals' | 'shipments'>): boolean =>
  cart.totals.remainingToPay > 0 &&
  cart.items.every(isServed) &&
  cart.items.some(({ isDigital }) => !isDigital) &&
  cart.shipments.some(({ hasOwnAddress }) => hasOwnAddress !== true) &&
  shortLines(cart).length === 0;
