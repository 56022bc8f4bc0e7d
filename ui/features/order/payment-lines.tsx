import type { ReactNode } from 'react';
import type { Order } from '#core/order/order.ts';
import { paidText } from '#core/checkout/card-text.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

type PaymentLinesProps = { readonly order: Pick<Order, 'instruments' | 'currency'> };

/** What an order is paid with: each tender by its name and last digits, and its amount. */
export const PaymentLines = ({ order: { instruments, currency } }: PaymentLinesProps): ReactNode => {
  const { language } = useSite();
  return instruments.map((tender) => <dd key={tender.id}>{paidText(tender, currency, language)}</dd>);
};
