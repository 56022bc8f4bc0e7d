import { numberFormat } from '#core/kernel/formatters.ts';
import { taxPartsOf, type Tax, type TaxCharge } from '#core/order/tax-parts.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

type Named = Pick<CommerceSite, 'locale' | 'language'>;

/** A tax by the name that the law gives it, with its rate, such as "GST (5%)". */
export const taxText = ({ name, partsPerMillion }: Tax, { locale, language }: Named): string => {
  const { taxRate, taxes } = serviceTexts[locale].documents;
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  return formatText(taxRate, { tax: taxes[name], rate: percent.format(partsPerMillion / 1_000_000) });
};

/**
 * The parts of charged taxes by name (CART-11); undefined for a tax of zero, and while a place is not known or was not
 * stored.
 */
export const namedTaxes = (charges: readonly TaxCharge[] | undefined, site: Named) =>
  charges === undefined || charges.every(({ amount }) => amount === 0)
    ? undefined
    : taxPartsOf(charges).map((part) => ({ name: taxText(part, site), amount: part.amount }));
