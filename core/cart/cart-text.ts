import type { Currency } from '../kernel/currency.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import type { Cart } from './cart.ts';

/** The name under which a tab keeps the text. */
export const CART_TEXT_KEY = 'last-cart';

/** Longest text that is stored or read, in characters as `length` counts them. */
export const MAX_CART_TEXT = 65_536;

/** Whose cart it is: `session` distinguishes one session of a browser from the next. */
export type CartOwner = {
  readonly site: Pick<SiteConfiguration, 'siteId' | 'locale' | 'language'>;
  readonly session: string;
};

/** What is stored, as JSON: the first three say whose it is. */
type CartText = readonly [
  siteId: string,
  locale: string,
  session: string,
  currency: Currency,
  units: number,
  items: Cart['items'],
];

/** Fields that are stored, at whatever depth: what a line shows, and nothing of whom it goes to. */
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
 * The lines of a cart as text of one owner; undefined for an empty cart and for text that is too long to be kept. Sums
 * and messages are left out.
 */
export const cartText = ({ items, currency, totals }: Cart, { site, session }: CartOwner): string | undefined => {
  const stored: CartText = [site.siteId, site.locale, session, currency, totals.totalUnits, items];
  const text = JSON.stringify(stored, fields);
  return items.length === 0 || text.length > MAX_CART_TEXT ? undefined : text;
};
