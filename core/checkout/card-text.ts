import type { PaymentInstrument } from '../cart/cart.ts';
import { tenderName } from '../cart/summary.ts';
import type { Currency } from '../kernel/currency.ts';
import { formatMoney } from '../kernel/format-money.ts';
import { brandName } from './card-brand.ts';

/** Formats a card as brand and last digits, such as "Visa •••• 4242". */
export const cardText = ({
  brand = '',
  maskedNumber = '',
}: Pick<PaymentInstrument, 'brand' | 'maskedNumber'>): string =>
  [brandName(brand), maskedNumber].filter((part) => part !== '').join(' ');

/** Formats any tender: a card by its brand, others by the name of the method, such as "Gift card •••• 1234". */
export const tenderText = (tender: Pick<PaymentInstrument, 'method' | 'label' | 'brand' | 'maskedNumber'>): string =>
  tender.brand === undefined ? tenderName(tender) : cardText(tender);

/** Formats what a tender pays, such as "Gift card •••• 1234, $25.00". */
export const paidText = (tender: PaymentInstrument, currency: Currency, language: string): string =>
  `${tenderText(tender)}, ${formatMoney(tender.amount, currency, language)}`;
