/** Brand names as their owners spell them. */
const names: { readonly [brand: string]: string } = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The name of a card's brand; an unknown brand is its own name. */
export const brandName = (brand: string): string => names[brand] ?? brand;
