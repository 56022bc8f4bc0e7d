import type { Cart } from '../cart/cart.ts';
import { Amount } from '../kernel/amount.ts';

type PaidCart = Pick<Cart, 'giftCardTotal'> & { readonly totals: Pick<Cart['totals'], 'total' | 'remainingToPay'> };

/** What prepaid tenders together may pay of a cart: all but the gift cards among its goods (GFT-09). */
export const payableByPrepaid = ({
  totals,
  giftCardTotal = Amount.zero,
}: Pick<PaidCart, 'giftCardTotal'> & { readonly totals: Pick<PaidCart['totals'], 'total'> }): Amount =>
  Amount.subtract(totals.total, giftCardTotal);

/**
 * What one more prepaid tender could pay: what those of the cart leave of their share (GFT-09).
 * Law: one more gift card of any balance pays exactly what remains for prepaid tenders.
 */
export const remainingForPrepaid = ({ totals, giftCardTotal = Amount.zero }: PaidCart): Amount =>
  Amount.max(Amount.zero, Amount.subtract(totals.remainingToPay, giftCardTotal));

/** Whether only gift cards are left to pay, so that no prepaid tender can (GFT-09). */
export const isLeftForGiftCards = (cart: PaidCart): boolean =>
  cart.totals.remainingToPay > 0 && remainingForPrepaid(cart) === 0;
