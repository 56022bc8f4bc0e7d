import type { PaymentInstrument } from '#core/cart/cart.ts';
import { brandName } from '#core/checkout/card-brand.ts';

/** Formats a card as brand and last digits, such as "Visa •••• 4242". */
export const cardText = ({
  brand = '',
  maskedNumber = '',
}: Pick<PaymentInstrument, 'brand' | 'maskedNumber'>): string =>
  [brandName(brand), maskedNumber].filter((part) => part !== '').join(' ');
