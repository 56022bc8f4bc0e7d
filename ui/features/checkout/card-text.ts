import type { PaymentInstrument } from '#core/cart/cart.ts';

/** Names of the card brands as they write themselves. */
const brands: { readonly [brand: string]: string } = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** A card by its brand and last digits, such as "Visa •••• 4242". */
export const cardText = ({ brand = '', maskedNumber = '' }: PaymentInstrument): string =>
  [brands[brand] ?? brand, maskedNumber].filter((part) => part !== '').join(' ');
