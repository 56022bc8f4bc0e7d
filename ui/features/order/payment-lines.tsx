import type { ReactNode } from 'react';
import type { Order } from '#core/order/order.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { cardText } from '#ui/features/checkout/card-text.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

type PaymentLinesProps = { readonly order: Pick<Order, 'instruments' | 'currency'> };

/** What an order is paid with: each card by its brand and last digits, or the method by its name, and its amount. */
export const PaymentLines = ({ order: { instruments, currency } }: PaymentLinesProps): ReactNode => {
  const { language } = useSite();
  return instruments.map(({ id, method, amount, label = method, ...card }) => (
    <dd key={id}>
      {cardText(card) || label}, {formatMoney(amount, currency, language)}
    </dd>
  ));
};
