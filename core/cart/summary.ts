import { Amount } from '../kernel/amount.ts';
import { isMainMethod } from '../payment/payment-method.ts';
import type { Cart } from './cart.ts';
import type { TaxMode } from './totals.ts';

/** The price fields that carts and orders share. */
export type Priced = Pick<Cart, 'currency' | 'items' | 'totals' | 'orderPromotions' | 'taxes'>;

/**
 * A row of the summary. `item-discount`: promotions of single lines; `order-discount`: one promotion of the order;
 * `tax` is added to the rows above, `contained-tax` is included in them; `prepaid`: what one prepaid tender pays, and
 * `remaining` what they leave to pay.
 */
export type SummaryAmount = {
  readonly kind:
    | 'subtotal'
    | 'item-discount'
    | 'order-discount'
    | 'shipping'
    | 'tax'
    | 'contained-tax'
    | 'total'
    | 'prepaid'
    | 'remaining';
  readonly amount: Amount;
  /** Name of a promotion, tax or tender. */
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

/** The name of a tender, such as "Gift card •••• 1234". */
export const tenderName = ({
  method,
  label = method,
  maskedNumber = '',
}: Pick<Cart['instruments'][number], 'method' | 'label' | 'maskedNumber'>): string => `${label} ${maskedNumber}`.trim();

/**
 * The rows below the total of a cart: each prepaid tender that pays, and what remains; none without such a tender.
 * Law: the total and the rows of prepaid tenders add up to what remains to be paid (CART-11, CART-12).
 */
export const tenderAmounts = ({
  instruments,
  totals,
}: Pick<Cart, 'instruments' | 'totals'>): readonly SummaryAmount[] => {
  const prepaid = instruments.filter(({ method, amount }) => !isMainMethod(method) && amount > 0);
  return prepaid.length === 0
    ? []
    : [
        ...prepaid.map(
          (tender) => ({ kind: 'prepaid', label: tenderName(tender), amount: Amount.negate(tender.amount) }) as const,
        ),
        { kind: 'remaining', amount: totals.remainingToPay },
      ];
};
