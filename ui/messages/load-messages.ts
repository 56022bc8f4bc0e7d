import type { AbstractIntlMessages } from 'use-intl';
import type { Locale } from '#core/site/site-configuration.ts';
import type { TextPart } from '#ui/kernel/text-part.ts';
import type messages from './en-us.json';

declare module 'use-intl' {
  /**
   * The keys of `useTranslations` come from American English; the other locales have the same keys or override some.
   */
  interface AppConfig {
    Messages: typeof messages;
  }
}

type Catalog = { readonly default: AbstractIntlMessages };

const parts = {
  shop: import.meta.glob<Catalog>('./*.json', { query: '?shop' }),
  purchase: import.meta.glob<Catalog>('./*.json', { query: '?purchase' }),
  reviews: import.meta.glob<Catalog>('./*.json', { query: '?reviews' }),
  account: import.meta.glob<Catalog>('./*.json', { query: '?account' }),
  favorites: import.meta.glob<Catalog>('./*.json', { query: '?favorites' }),
  stores: import.meta.glob<Catalog>('./*.json', { query: '?stores' }),
  cartSections: import.meta.glob<Catalog>('./*.json', { query: '?cartSections' }),
  tenders: import.meta.glob<Catalog>('./*.json', { query: '?tenders' }),
} as const satisfies { readonly [part in TextPart]: unknown };

const load = async (locale: Locale, part: TextPart): Promise<AbstractIntlMessages> => {
  const catalog = parts[part][`./${locale}.json`];
  if (catalog === undefined) throw new Error(`No texts for the locale ${locale}`);
  return (await catalog()).default;
};

/** Loads the named parts of the texts of one locale. */
export const loadMessages = async (locale: Locale, wanted: readonly TextPart[]): Promise<AbstractIntlMessages> =>
  Object.assign({}, ...(await Promise.all(wanted.map((part) => load(locale, part)))));
