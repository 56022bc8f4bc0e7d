import type { PaymentInstrument } from '#core/cart/cart.ts';

/** Brand names as their owners spell them. */
const brands: { readonly [brand: string]: string } = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Formats a card as brand and last digits, such as "Visa •••• 4242". */
export const cardText = ({
  brand = '',
  maskedNumber = '',
}: Pick<PaymentInstrument, 'brand' | 'maskedNumber'>): string =>
  [brands[brand] ?? brand, maskedNumber].filter((part) => part !== '').join(' ');
