import { either as E } from 'fp-ts';
import { isMainMethod } from '../payment/payment-method.ts';
import { Amount } from '../kernel/amount.ts';
import { percentSaved } from '../pricing/discount.ts';
import type { Cart } from './cart.ts';

/** The totals of a cart or order (ENT-09). Discounts are positive. */
export type Totals = {
  readonly itemSubTotal: Amount;
  readonly itemTotal: Amount;
  readonly totalDiscount: Amount;
  /** Percent with one decimal (PR-13). */
  readonly totalDiscountPercentage: number;
  readonly shipping: Amount;
  readonly tax: Amount;
  readonly totalWithoutTax: Amount;
  readonly total: Amount;
  readonly remainingToPay: Amount;
  readonly totalUnits: number;
};

/** A total that does not add up: the received cart is rejected. */
export type TotalsMismatch = {
  readonly _tag: 'TotalsMismatch';
  readonly sum: string;
  readonly expected: number;
  readonly received: number;
};

/** `inclusive`: prices contain tax, which is shown and not added. */
export type TaxMode = 'exclusive' | 'inclusive';

const discounts = (cart: Cart): Amount => Amount.sum(cart.orderPromotions.map((promotion) => promotion.discount));
const applied = (cart: Cart): Amount =>
  Amount.sum(cart.instruments.filter(({ method }) => !isMainMethod(method)).map(({ amount }) => amount));

/** The equations of CART-12 to CART-14 by the name of the sum: expected and received value. */
const equations = (cart: Cart, taxMode: TaxMode): readonly (readonly [string, number, number])[] => {
  const { totals } = cart;
  const bought = cart.items.filter(({ isExcluded }) => isExcluded !== true);
  return [
    ...cart.items.map(
      (line) => [`rowTotal of ${line.id}`, line.price.current * line.quantity, line.price.rowTotal] as const,
    ),
    [
      'itemSubTotal',
      Amount.sum(bought.map((line) => Amount.times(line.price.current, line.quantity))),
      totals.itemSubTotal,
    ],
    ['itemTotal', Amount.sum(bought.map((line) => line.price.priceAfterItemDiscount)), totals.itemTotal],
    // A discount is never negative (CART-14): a negative received value differs from the expected one.
    ['totalDiscount', Math.max(0, totals.itemSubTotal - totals.itemTotal + discounts(cart)), totals.totalDiscount],
    [
      'totalDiscountPercentage',
      percentSaved(totals.itemSubTotal, Amount.subtract(totals.itemSubTotal, totals.totalDiscount)),
      totals.totalDiscountPercentage,
    ],
    [
      'totalWithoutTax',
      totals.itemTotal + totals.shipping - discounts(cart) - (taxMode === 'inclusive' ? totals.tax : 0),
      totals.totalWithoutTax,
    ],
    ['total', totals.totalWithoutTax + totals.tax, totals.total],
    ['remainingToPay', Math.max(0, totals.total - applied(cart)), totals.remainingToPay],
    ['totalUnits', cart.items.reduce((sum, line) => sum + line.quantity, 0), totals.totalUnits],
  ];
};

/**
 * Checks all totals to the minor unit (CART-12 to CART-14). Excluded lines count for units only.
 * Law: a cart that adds up is accepted as it is; a sum that is one minor unit off is refused (CART-12, CART-13).
 * Law: a line that is one minor unit or one unit off is refused (CART-13).
 * Law: a line that is excluded counts for no amount, and one that is not does (CART-13).
 * Law: a cart with tax adds up in the tax mode of its prices alone.
 * Law: in a cart that is accepted no discount is negative and nothing is owed below zero (CART-12, CART-14).
 */
export const checkTotals = (cart: Cart, taxMode: TaxMode): E.Either<TotalsMismatch, Cart> => {
  const broken = equations(cart, taxMode).find(([, expected, received]) => expected !== received);
  return broken === undefined
    ? E.right(cart)
    : E.left({ _tag: 'TotalsMismatch', sum: broken[0], expected: broken[1], received: broken[2] });
};
