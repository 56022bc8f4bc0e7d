import type { AbstractIntlMessages } from 'use-intl';
import type { Locale } from '#core/site/site-configuration.ts';
import type messages from './en-us.json';

declare module 'use-intl' {
  /**
   * The keys of `useTranslations` come from American English; the other locales have the same keys or override some.
   */
  interface AppConfig {
    Messages: typeof messages;
  }
}

type Catalogue = { readonly default: AbstractIntlMessages };

const parts = {
  shop: import.meta.glob<Catalogue>('./*.json', { query: '?shop' }),
  purchase: import.meta.glob<Catalogue>('./*.json', { query: '?purchase' }),
  reviews: import.meta.glob<Catalogue>('./*.json', { query: '?reviews' }),
  account: import.meta.glob<Catalogue>('./*.json', { query: '?account' }),
  favorites: import.meta.glob<Catalogue>('./*.json', { query: '?favorites' }),
  stores: import.meta.glob<Catalogue>('./*.json', { query: '?stores' }),
  cartSections: import.meta.glob<Catalogue>('./*.json', { query: '?cartSections' }),
} as const;

/**
 * Parts of the texts that load separately: `shop` for public pages and the cart, `purchase` for checkout and the
 * confirmation, the others for lazy views.
 */
export type TextPart = keyof typeof parts;

const load = async (locale: Locale, part: TextPart): Promise<AbstractIntlMessages> => {
  const catalogue = parts[part][`./${locale}.json`];
  if (catalogue === undefined) throw new Error(`No texts for the locale ${locale}`);
  return (await catalogue()).default;
};

/** Loads the named parts of the texts of one locale. */
export const loadMessages = async (locale: Locale, wanted: readonly TextPart[]): Promise<AbstractIntlMessages> =>
  Object.assign({}, ...(await Promise.all(wanted.map((part) => load(locale, part)))));
