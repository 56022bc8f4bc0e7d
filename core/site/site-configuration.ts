import type { Currency } from '../kernel/currency.ts';

/** Locale segment of addresses, xx-yy: language, then region (RTE-01). */
export type Locale = string;

/** The header `channel`: ECOMM for the web shop, MAPP inside the webview of the app (CFG-01). */
type Channel = 'ECOMM' | 'MAPP';

export const SOURCE = 'ECOM15';

/** Feature flags of a site (CFG-17). */
export const featureFlags = [
  'favorites',
  'saveForLater',
  'expressCheckout',
  'simplifiedEnrollment',
  'priceRanges',
  'hlsPlayer',
  'shippingBotCheck',
  'associateMode',
  'addressValidation',
  'bnpl',
  'wallet',
  'skipInventoryCheck',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

const priorPrices = ['lowest-30-days', 'none'] as const;
export type PriorPrice = (typeof priorPrices)[number];

/** Configuration of one brand and region (CFG-16). Plain data that is sent to the browser with the page. */
export type SiteConfiguration = {
  readonly siteId: string;
  readonly brand: string;
  readonly brandName: string;
  readonly region: string;
  readonly locale: Locale;
  /** BCP 47 tag for formatting and `<html lang>`, such as en-US. */
  readonly language: string;
  /** Name of the language in that language, for the language switch. */
  readonly languageName: string;
  readonly country: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Whether prices contain tax, or tax is added at checkout. */
  readonly taxMode: 'exclusive' | 'inclusive';
  /**
   * What a reduction is measured from: the lowest price of the 30 days before the offer, which is then shown beside it
   * (as the European Union requires), or the original price (PDP-06).
   */
  readonly priorPrice: PriorPrice;
  readonly dateFormat: 'MM/DD/YYYY' | 'DD/MM/YYYY';
  readonly dialCode: string;
  /** Standard delivery time, such as "2-4 business days", shown on product pages. */
  readonly standardDelivery: string;
  /** Page sizes (CFG-09). */
  readonly pageSizes: { readonly listing: number; readonly favorites: number; readonly savedForLater: number };
  readonly flags: { readonly [flag in FeatureFlag]: boolean };
  readonly mandatory: {
    readonly collectionPointContactLocales: readonly Locale[];
    readonly storePickupEmailLocales: readonly Locale[];
  };
  readonly legalLinks: { readonly [name: string]: string };
  /** Base addresses of outside scripts for galleries (SOC-05). Without one, the media service has the pictures. */
  readonly galleryUrls: { readonly 'gallery-script'?: string; readonly 'social-widget'?: string };
  /**
   * Placements whose recommendations come from a second provider, with the index of each in its list
   * `window.recommendationWidgets` (API-132). The service recommends for the others.
   */
  readonly recommendationWidgets: { readonly [placement: string]: number };
};

/** Caller data of every call (HTTP-02). */
export type ClientContext = {
  readonly siteId: string;
  readonly channel: Channel;
  readonly brand: string;
  readonly region: string;
  readonly source: typeof SOURCE;
  readonly clientApp: string;
  readonly locale: Locale;
};
