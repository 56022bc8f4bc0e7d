import { summaryRows, type SummaryRow } from '../cart/cart-view.ts';
import type { TaxMode } from '../cart/totals.ts';
import { formatMoney } from '../kernel/format-money.ts';
import type { Order } from './order.ts';

/** The formatted summary of an order, with each tax that is added to its prices. */
export const orderRows = (
  order: Pick<Order, 'currency' | 'items' | 'totals' | 'orderPromotions' | 'taxes'>,
  site: { readonly language: string; readonly taxMode: TaxMode },
): readonly SummaryRow[] =>
  summaryRows(order, site).flatMap((row) =>
    row.kind === 'tax' && order.taxes !== undefined
      ? order.taxes.map(({ name, amount }) => ({
          ...row,
          label: name,
          amount: formatMoney(amount, order.currency, site.language),
        }))
      : [row],
  );
