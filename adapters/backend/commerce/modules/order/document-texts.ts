import { brandName } from '#core/checkout/card-brand.ts';
import { numberFormat } from '#core/kernel/formatters.ts';
import type { Tax } from '#core/order/tax-parts.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

type Named = Pick<CommerceSite, 'locale' | 'language'>;

/** A tax by the name that the law gives it, with its rate, such as "GST (5%)". */
export const taxText = ({ name, partsPerMillion }: Tax, { locale, language }: Named): string => {
  const { taxRate, taxes } = serviceTexts[locale].documents;
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  return formatText(taxRate, { tax: taxes[name], rate: percent.format(partsPerMillion / 1_000_000) });
};

/** The name of a payment method; an unknown method is its own name. */
export const methodName = (method: string, { locale }: Named): string =>
  Object.entries(serviceTexts[locale].payment).find(([code]) => code === method)?.[1] ?? method;

/** A card as brand and last digits, such as "Visa •••• 4242". */
export const invoicedCard = ({ brand, last4 }: { readonly brand: string; readonly last4: string }): string =>
  `${brandName(brand)} •••• ${last4}`;
