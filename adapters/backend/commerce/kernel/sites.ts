import type { Currency } from '#core/kernel/currency.ts';
import type { Language } from '#core/kernel/language.ts';
import type { PriorPrice } from '#core/site/site-configuration.ts';

/** A site of the service: its id in headers, language and currency. */
type Row = {
  readonly siteId: string;
  /** Language, then region. Its texts are in `messages/<locale>.json`. */
  readonly locale: `${Language}-${string}`;
  /** BCP 47 tag for formatting. */
  readonly language: string;
  readonly country: 'US' | 'CA' | 'GB';
  /** Where the selector of countries lists the site. */
  readonly continent: 'northAmerica' | 'europe';
  readonly currency: Currency;
  /** IANA name of the time zone of dates in messages. */
  readonly timeZone: string;
  readonly taxMode: 'exclusive' | 'inclusive';
  /** The reference price of a reduction (PDP-06). */
  readonly priorPrice: PriorPrice;
  /**
   * Days after delivery in which shoppers can withdraw from a contract without a reason, where the law of the country
   * requires it; then every page links to the form.
   */
  readonly withdrawalDays?: number;
  /** Whether a shipping address is checked and saved only with a token of the bot check (CHK-08). */
  readonly shippingBotCheck: boolean;
};

const rows = [
  {
    siteId: 'nordkamm-us',
    locale: 'en-us',
    language: 'en-US',
    country: 'US',
    continent: 'northAmerica',
    currency: 'USD',
    timeZone: 'America/Denver',
    taxMode: 'exclusive',
    priorPrice: 'none',
    shippingBotCheck: false,
  },
  {
    siteId: 'nordkamm-ca',
    locale: 'fr-ca',
    language: 'fr-CA',
    country: 'CA',
    continent: 'northAmerica',
    currency: 'CAD',
    timeZone: 'America/Toronto',
    taxMode: 'exclusive',
    priorPrice: 'none',
    shippingBotCheck: false,
  },
  {
    siteId: 'nordkamm-gb',
    locale: 'en-gb',
    language: 'en-GB',
    country: 'GB',
    continent: 'europe',
    currency: 'GBP',
    timeZone: 'Europe/London',
    taxMode: 'inclusive',
    priorPrice: 'lowest-30-days',
    withdrawalDays: 14,
    shippingBotCheck: false,
  },
] as const satisfies readonly Row[];

/** A locale of catalog and content. */
export type LocaleName = (typeof rows)[number]['locale'];
export type CommerceSite = Row & { readonly locale: LocaleName };

type LanguageOf<Name> = Name extends `${infer Found}-${string}` ? Found : never;
/** A language of the sites. */
type TextLanguage = LanguageOf<LocaleName>;

export const commerceSites: readonly CommerceSite[] = rows;

export const siteOf = (siteId: string): CommerceSite | undefined =>
  commerceSites.find((site) => site.siteId === siteId);

/** The locales of the sites, each once. */
export const locales: readonly LocaleName[] = [...new Set(rows.map(({ locale }) => locale))];

/** The language of a locale, for texts that do not depend on the region. */
export function languageOfLocale(locale: LocaleName): TextLanguage;
export function languageOfLocale(locale: string): string {
  return locale.slice(0, locale.indexOf('-'));
}

/** The text search configuration of PostgreSQL for each language. */
const searchLanguages: { readonly [language in TextLanguage]: string } = { en: 'english', fr: 'french' };

/** The text search configuration of a locale: texts are indexed and searched with the same one (SRCH-04). */
export const searchLanguage = (locale: LocaleName): string => searchLanguages[languageOfLocale(locale)];

/** A site by its locale, as commands name it, or by its id. */
export const siteNamed = (name: string): CommerceSite | undefined =>
  commerceSites.find(({ locale, siteId }) => locale === name || siteId === name);
