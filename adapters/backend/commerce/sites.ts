import type { Currency } from '#core/kernel/currency.ts';
import type { PriorPrice } from '#core/site/site-configuration.ts';
import type { LocaleName } from './localised.ts';

/** A site as the service knows it: what it is called in headers, and in which money and words it answers. */
export type CommerceSite = {
  readonly siteId: string;
  readonly locale: LocaleName;
  /** BCP 47 tag for formatting. */
  readonly language: string;
  readonly country: 'US' | 'CA' | 'GB';
  readonly currency: Currency;
  readonly taxMode: 'exclusive' | 'inclusive';
  /** What a reduction is measured from (PDP-06). */
  readonly priorPrice: PriorPrice;
};

export const sites: readonly CommerceSite[] = [
  {
    siteId: 'nordkamm-us',
    locale: 'en-us',
    language: 'en-US',
    country: 'US',
    currency: 'USD',
    taxMode: 'exclusive',
    priorPrice: 'none',
  },
  {
    siteId: 'nordkamm-ca',
    locale: 'fr-ca',
    language: 'fr-CA',
    country: 'CA',
    currency: 'CAD',
    taxMode: 'exclusive',
    priorPrice: 'none',
  },
  {
    siteId: 'nordkamm-gb',
    locale: 'en-gb',
    language: 'en-GB',
    country: 'GB',
    currency: 'GBP',
    taxMode: 'inclusive',
    priorPrice: 'lowest-30-days',
  },
];

export const siteOf = (siteId: string): CommerceSite | undefined => sites.find((site) => site.siteId === siteId);
