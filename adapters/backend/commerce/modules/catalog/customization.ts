import type { CustomPart, Customization } from '#core/catalog/customization.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import type { CustomizationWire } from '#adapters/contract/wire/product.codec.ts';
import type { StoredCustomPart } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

type PartSite = Pick<CommerceSite, 'locale' | 'currency'>;

/** The parts of goods that are made to order, as a site sells them. */
export const partsOn = ({ locale, currency }: PartSite, stored: readonly StoredCustomPart[]): readonly CustomPart[] => {
  const price = (prices: { readonly [currency: string]: number }): Amount => Amount.of(prices[currency] ?? 0);
  return stored.map((part) => {
    const own = { id: part.id, label: part.label[locale] };
    if (part.kind === 'text') return { ...own, kind: part.kind, maxLength: part.maxLength, price: price(part.prices) };
    return {
      ...own,
      kind: part.kind,
      choices: part.choices.map(({ prices, label, ...choice }) => ({
        ...choice,
        label: label[locale],
        price: price(prices),
      })),
    };
  });
};

/** The parts on the wire, with the time until the goods arrive by the first method. */
export const customizationWire = (site: PartSite, stored: readonly StoredCustomPart[]): CustomizationWire => {
  const decimal = (amount: Amount): number => Money.toDecimal(amount, site.currency);
  const { deliveryTime }: Pick<Customization, 'deliveryTime'> =
    serviceTexts[site.locale].shipping.methods['customs-standard'];
  return {
    deliveryTime,
    parts: partsOn(site, stored).map((part) =>
      part.kind === 'text'
        ? { id: part.id, label: part.label, maxLength: part.maxLength, price: decimal(part.price) }
        : {
            id: part.id,
            label: part.label,
            choices: part.choices.map((choice) => ({ ...choice, price: decimal(choice.price) })),
          },
    ),
  };
};
