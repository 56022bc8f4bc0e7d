import { brandName } from '#core/checkout/card-brand.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { Payment } from './document-records.ts';

/** The name of a payment method; an unknown method is its own name. */
export const methodName = (method: string, { locale }: Pick<CommerceSite, 'locale'>): string =>
  Object.entries(serviceTexts[locale].payment).find(([code]) => code === method)?.[1] ?? method;

/** A card as brand and last digits, such as "Visa •••• 4242". */
export const invoicedCard = ({ brand, last4 }: { readonly brand: string; readonly last4: string }): string =>
  `${brandName(brand)} •••• ${last4}`;

/** A tender of an order, such as "Visa •••• 4242" or "Gift card •••• 0025". */
export const invoicedTender = ({ method, card, last4 }: Omit<Payment, 'amount'>, site: CommerceSite): string => {
  if (card !== undefined) return invoicedCard(card);
  return last4 === undefined ? methodName(method, site) : `${methodName(method, site)} •••• ${last4}`;
};
