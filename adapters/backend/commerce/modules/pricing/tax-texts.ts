import { Amount } from '#core/kernel/amount.ts';
import { numberFormat } from '#core/kernel/formatters.ts';
import { taxParts, type Tax } from '#core/order/tax-parts.ts';
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
 * The parts of a tax by name (CART-11); undefined for a tax of zero, and while its place is not known or was not stored.
 */
export const namedTaxes = (tax: number, taxes: readonly Tax[] | null | undefined, site: Named) =>
  tax === 0 || taxes === null || taxes === undefined
    ? undefined
    : taxParts(Amount.of(tax), taxes).map((part) => ({ name: taxText(part, site), amount: part.amount }));
