import type { Currency } from '../kernel/currency.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import type { Cart } from './cart.ts';

/** Storage key of the text in a tab. */
export const CART_TEXT_KEY = 'last-cart';

/** Maximum length of the stored text, in code units. */
export const MAX_CART_TEXT = 65_536;

/** The owner of a stored cart. `session` distinguishes the current session of a browser from earlier ones. */
export type CartOwner = {
  readonly site: Pick<SiteConfiguration, 'siteId' | 'locale' | 'language'>;
  readonly session: string;
};

/** The stored JSON; its first three items identify the owner. */
type CartText = readonly [
  siteId: string,
  locale: string,
  session: string,
  currency: Currency,
  units: number,
  items: Cart['items'],
];

/** Names of the fields that are stored, at any depth: those that a line shows, without the recipient's data. */
const fields = [
  'id',
  'productId',
  'sku',
  'name',
  'colorName',
  'size',
  'url',
  'quantity',
  'maxQuantity',
  'isBonus',
  'isDigital',
  'isCustoms',
  'picture',
  'alt',
  'width',
  'height',
  'color',
  'price',
  'current',
  'original',
  'rowTotal',
  'priceAfterItemDiscount',
  'shipping',
  'selected',
  'label',
  'deliveryTime',
  'storeInfo',
];

/**
 * The lines of a cart as text of one owner; undefined for an empty cart and for a text longer than `MAX_CART_TEXT`.
 * Totals and messages are not stored.
 */
export const cartText = ({ items, currency, totals }: Cart, { site, session }: CartOwner): string | undefined => {
  const stored: CartText = [site.siteId, site.locale, session, currency, totals.totalUnits, items];
  const text = JSON.stringify(stored, fields);
  return items.length === 0 || text.length > MAX_CART_TEXT ? undefined : text;
};
