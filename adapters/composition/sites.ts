import { legalLinks } from '#core/site/legal-links.ts';
import type { Configuration } from '#core/site/ports/configuration.ts';
import { makeConfiguration } from './site-configuration.codec.ts';

const flags = {
  favorites: true,
  saveForLater: true,
  expressCheckout: true,
  simplifiedEnrollment: false,
  priceRanges: true,
  hlsPlayer: true,
  shippingBotCheck: false,
  associateMode: false,
  addressValidation: true,
  bnpl: false,
  wallet: true,
  skipInventoryCheck: false,
};

const everySite = {
  brand: 'nordkamm',
  brandName: 'NORDKAMM',
  pageSizes: { listing: 24, favorites: 24, savedForLater: 20 },
  flags,
  mandatory: { collectionPointContactLocales: [], storePickupEmailLocales: [] },
  legalLinks,
  galleryUrls: {},
  recommendationWidgets: {},
};

/** The sites of this shop, the default one first. */
const rows = [
  {
    ...everySite,
    siteId: 'nordkamm-us',
    region: 'us',
    locale: 'en-us',
    language: 'en-US',
    languageName: 'English (US)',
    country: 'US',
    currency: 'USD',
    timeZone: 'America/Denver',
    taxMode: 'exclusive',
    priorPrice: 'none',
    dateFormat: 'MM/DD/YYYY',
    dialCode: '+1',
    standardDelivery: '2-4 business days',
  },
  {
    ...everySite,
    siteId: 'nordkamm-ca',
    region: 'ca',
    locale: 'fr-ca',
    language: 'fr-CA',
    languageName: 'Français (Canada)',
    country: 'CA',
    currency: 'CAD',
    timeZone: 'America/Toronto',
    taxMode: 'exclusive',
    priorPrice: 'none',
    dateFormat: 'DD/MM/YYYY',
    dialCode: '+1',
    standardDelivery: '2-4 business days',
  },
  {
    ...everySite,
    siteId: 'nordkamm-gb',
    region: 'gb',
    locale: 'en-gb',
    language: 'en-GB',
    languageName: 'English (UK)',
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    taxMode: 'inclusive',
    priorPrice: 'lowest-30-days',
    dateFormat: 'DD/MM/YYYY',
    dialCode: '+44',
    standardDelivery: '2-4 business days',
    flags: { ...flags, simplifiedEnrollment: true },
  },
];

/** Decoded when this module is loaded. */
export const configuration: Configuration = makeConfiguration(rows);

export const { sites } = configuration;
