import type { ShippingCode } from '#core/cart/cart-item.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Address } from '#core/profile/address.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { britishTaxes, provinceTaxes, stateTaxes, type TaxTable } from './tax-rates.ts';

/** Pricing settings of a site: tax and shipping. Prices are minor units of the site's currency. */
export type SitePricing = CommerceSite & {
  /** By state or province; the single row `*` applies to the whole country. */
  readonly taxes: TaxTable;
  readonly taxesShipping: boolean;
  /** What pay later pays at least and at most; absent where it is not offered. */
  readonly payLater?: { readonly from: Amount; readonly to: Amount };
};

/**
 * A shipping method with its price, and the price of all goods from which it is free. `texts`: its texts, by default of
 * its id.
 */
export type Rate = {
  readonly id: string;
  readonly price: Amount;
  readonly freeFrom?: Amount;
  readonly texts?: string;
};

/** Threshold of free standard delivery, in minor units of each site's currency (CHK-33). */
export const freeShippingFrom = Amount.of(7_500);

/** Delivery on the day of the order; needs a phone number (SHP410). */
export const SAME_DAY = 'same-day';

const standard = { id: 'standard', price: Amount.of(700), freeFrom: freeShippingFrom } as const;
const express = { id: 'express', price: Amount.of(1_500) } as const;
const free = (id: string): readonly [Rate] => [{ id, price: Amount.zero }];

/** Methods of a delivery group by its code (CHK-33), in each site's own currency. */
const rates: { readonly [code in ShippingCode]: readonly [Rate, ...Rate[]] } = {
  standard: [standard, express, { id: SAME_DAY, price: Amount.of(2_000) }],
  // Goods that are made to order leave five business days later.
  customs: [
    { ...standard, texts: 'customs-standard' },
    { ...express, texts: 'customs-express' },
  ],
  pudo: [{ ...standard, id: 'pudo' }],
  sts: free('sts'),
  pickup: free('pickup'),
  digital: free('digital'),
};

/** States and territories that only standard delivery reaches. */
const remote: ReadonlySet<string> = new Set(['US AK', 'US HI', 'CA NT', 'CA NU', 'CA YT']);

/** Beginnings of the postal codes where couriers of the site's cities deliver on the same day. */
const sameDayAreas: { readonly [country in CommerceSite['country']]: readonly string[] } = {
  US: ['802', '803', '841', '941', '946', '972', '981', '100', '101', '102'],
  CA: ['H', 'G1', 'K1', 'M4', 'M5', 'M6', 'V5', 'V6'],
  GB: ['WC', 'EC', 'W1', 'SW1', 'BS1', 'M1', 'M2', 'M3', 'M4', 'EH1', 'EH2', 'EH3'],
};

const isSameDayArea = ({ country, postalCode }: Pick<Address, 'country' | 'postalCode'>): boolean =>
  Object.entries(sameDayAreas).some(
    ([served, codes]) => served === country && codes.some((code) => postalCode.toUpperCase().startsWith(code)),
  );

/** Methods of a delivery group for its address; all of them while it has none. */
export const ratesFor = (
  code: ShippingCode,
  address: Pick<Address, 'country' | 'state' | 'postalCode'> | null | undefined,
): readonly [Rate, ...Rate[]] => {
  const [first, ...others] = rates[code];
  if (address === null || address === undefined) return rates[code];
  if (remote.has(`${address.country} ${address.state ?? ''}`)) return [first];
  return [first, ...others.filter(({ id }) => id !== SAME_DAY || isSameDayArea(address))];
};

const taxesByCountry: { readonly [country in CommerceSite['country']]: Pick<SitePricing, 'taxes' | 'taxesShipping'> } =
  {
    US: { taxes: stateTaxes, taxesShipping: false },
    CA: { taxes: provinceTaxes, taxesShipping: true },
    GB: { taxes: britishTaxes, taxesShipping: true },
  };

/** Limits of pay later, in each site's own currency. Canada has no such method (PAY-02). */
const payLater = { from: Amount.of(3_500), to: Amount.of(150_000) };
const payLaterByCountry: { readonly [country in CommerceSite['country']]: Pick<SitePricing, 'payLater'> } = {
  US: { payLater },
  CA: {},
  GB: { payLater },
};

/** Pricing settings of a site. Sites deliver to their own country only. */
export const sitePricingOf = (site: CommerceSite): SitePricing => ({
  ...site,
  ...taxesByCountry[site.country],
  ...payLaterByCountry[site.country],
});

/** The price of standard shipping, in minor units: what a return returns at most. */
export const standardShipping: Amount = standard.price;
