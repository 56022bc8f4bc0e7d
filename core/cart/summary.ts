import { Amount } from '../kernel/amount.ts';
import type { Cart } from './cart.ts';
import type { TaxMode } from './totals.ts';

/** The price fields that carts and orders share. */
export type Priced = Pick<Cart, 'currency' | 'items' | 'totals' | 'orderPromotions' | 'taxes'>;

/**
 * A row of the summary. `item-discount`: promotions of single lines; `order-discount`: one promotion of the order;
 * `tax` is added to the rows above, `contained-tax` is included in them.
 */
export type SummaryAmount = {
  readonly kind: 'subtotal' | 'item-discount' | 'order-discount' | 'shipping' | 'tax' | 'contained-tax' | 'total';
  readonly amount: Amount;
  /** Name of a promotion or tax. */
  readonly label?: string;
};

/**
 * The rows of the summary from top to bottom (CART-12).
 * Law: the rows above the total add up to it, and tax that is contained is not added (CART-11).
 */
export const summaryAmounts = (
  { totals, orderPromotions, taxes }: Priced,
  taxMode: TaxMode,
): readonly SummaryAmount[] => {
  const itemDiscount = Amount.subtract(totals.itemTotal, totals.itemSubTotal);
  const tax = { kind: taxMode === 'inclusive' ? 'contained-tax' : 'tax', amount: totals.tax } as const;
  return [
    { kind: 'subtotal', amount: totals.itemSubTotal },
    ...(itemDiscount === 0 ? [] : [{ kind: 'item-discount', amount: itemDiscount } as const]),
    ...orderPromotions.map(
      ({ name, discount }) => ({ kind: 'order-discount', label: name, amount: Amount.negate(discount) }) as const,
    ),
    { kind: 'shipping', amount: totals.shipping },
    ...(taxMode === 'exclusive' ? (taxes?.map((part) => ({ ...tax, ...part })) ?? [tax]) : []),
    { kind: 'total', amount: totals.total },
    ...(taxMode === 'inclusive' ? [tax] : []),
  ];
};
