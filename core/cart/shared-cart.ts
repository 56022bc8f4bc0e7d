import type { Picture } from '../catalog/product.ts';
import { Amount } from '../kernel/amount.ts';
import { dayText } from '../kernel/day-text.ts';
import { formatMoney } from '../kernel/format-money.ts';
import type { ProductId, Sku } from '../kernel/identifiers.ts';
import { localizePath } from '../site/route-address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import type { CartItem } from './cart-item.ts';

/** An item of a shared cart, as the shop sells it today. */
export type SharedItem = {
  readonly sku: Sku;
  readonly productId: ProductId;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
  readonly picture: Picture;
  readonly url: string;
  /** Units of the cart that was copied. */
  readonly quantity: number;
  /** Units that can be bought; 0 if it is sold out. */
  readonly maxQuantity: number;
  /** Undefined if the shop does not sell it any longer. */
  readonly price?: { readonly current: Amount; readonly original: Amount };
};

/** A copy of a cart behind a link: items only, nothing of the shopper. `expiresOn` is its last day, such as 2026-12-28. */
export type SharedCart = { readonly expiresOn: string; readonly items: readonly SharedItem[] };

/**
 * Whether a link contains this line: a recipe and a gift card with its recipient are of the shopper who made them, and a
 * free gift belongs to a promotion of the cart. The service copies the same lines.
 */
export const isShareable = ({
  isCustoms,
  isDigital,
  isBonus,
}: Pick<CartItem, 'isCustoms' | 'isDigital' | 'isBonus'>): boolean => !isCustoms && !isDigital && !isBonus;

/** What can be done with a shared item: buy all of its units, only some of them, or none. */
type SharedItemState = 'available' | 'fewer' | 'soldOut' | 'notSold';

/** Read model of a shared item. `addable`: units that are added. */
export type SharedItemView = Omit<SharedItem, 'price' | 'maxQuantity'> & {
  readonly state: SharedItemState;
  readonly addable: number;
  readonly unitPrice?: string;
  readonly struckUnitPrice?: string;
  /** Price of all units that were shared; absent if not all can be bought. */
  readonly rowTotal?: string;
};

/** Read model of a shared cart. */
export type SharedCartView = { readonly expiresOn: string; readonly items: readonly SharedItemView[] };

const stateOf = ({ price, quantity, maxQuantity }: SharedItem): SharedItemState => {
  if (price === undefined) return 'notSold';
  if (maxQuantity <= 0) return 'soldOut';
  return maxQuantity < quantity ? 'fewer' : 'available';
};

/**
 * The read model of a shared cart, in the language and currency of the site.
 * Law: of a shared item no more units are added than were shared, and than can be bought, and none if it is not sold.
 */
export const sharedCartView = (
  { expiresOn, items }: SharedCart,
  site: Pick<SiteConfiguration, 'currency' | 'language' | 'locale'>,
): SharedCartView => ({
  expiresOn: dayText(expiresOn, site.language),
  items: items.map((item) => {
    const { price, maxQuantity, ...shown } = item;
    const state = stateOf(item);
    const text = (amount: Amount): string => formatMoney(amount, site.currency, site.language);
    return {
      ...shown,
      url: localizePath(item.url, site.locale),
      state,
      addable: state === 'notSold' ? 0 : Math.max(0, Math.min(item.quantity, maxQuantity)),
      ...(price === undefined ? {} : { unitPrice: text(price.current) }),
      ...(price !== undefined && state === 'available'
        ? { rowTotal: text(Amount.times(price.current, item.quantity)) }
        : {}),
      ...(price !== undefined && price.original > price.current ? { struckUnitPrice: text(price.original) } : {}),
    };
  }),
});
