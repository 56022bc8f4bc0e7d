import { Currency } from '../kernel/currency.ts';
import type { CartOwner, MAX_CART_TEXT } from './cart-text.ts';
import type { CartView } from './cart-view.ts';
import { lineView, type LineSource } from './line-view.ts';

/** The last known lines of the cart, shown until the cart is read. */
export type RememberedCart = Pick<CartView, 'lines' | 'units'>;

/** `cart-text.ts` is loaded with the engine; the type import keeps both limits equal without loading it. */
const MAX: typeof MAX_CART_TEXT = 65_536;

/** The required fields of a line, with a value of each type. */
const sample = {
  id: '',
  productId: '',
  sku: '',
  name: '',
  colorName: '',
  size: '',
  url: '',
  quantity: 0,
  maxQuantity: 0,
  isBonus: true,
  isDigital: true,
  isCustoms: true,
  picture: { name: '', alt: '', width: 0, height: 0, color: '' },
  price: { current: 0, original: 0, rowTotal: 0, priceAfterItemDiscount: 0 },
  shipping: { selected: '', label: '', deliveryTime: '' },
};

/** All numbers are integers: units, pixels and minor units of money. */
const isLike = (value: unknown, like: unknown): boolean => {
  if (typeof like === 'number') return Number.isSafeInteger(value);
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(like).every(([key, one]) => isLike(Reflect.get(value, key), one))
  );
};

const isLine = (value: unknown): value is LineSource => {
  if (!isLike(value, sample)) return false;
  const { shipping, giftOption } = Object(value);
  const texts: readonly unknown[] = [shipping.storeInfo?.name, giftOption?.to];
  return texts.every((text) => text === undefined || typeof text === 'string');
};

/**
 * Reads the text of `cartText` without a codec library, because it is shown before the engine is loaded. Undefined for
 * the cart of another owner and for any other text.
 * Law: a cart that is not empty comes back with its lines, unless it is too long to be kept.
 * Law: no text breaks the reader.
 */
export const rememberedCart = (text: string, { site, session }: CartOwner): RememberedCart | undefined => {
  if (text.length > MAX) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return undefined;
    const [siteId, locale, owner, currency, units, items]: readonly unknown[] = stored;
    if (siteId !== site.siteId || locale !== site.locale || owner !== session) return undefined;
    if (typeof currency !== 'string' || !Currency.is(currency) || typeof units !== 'number' || !Array.isArray(items))
      return undefined;
    const lines = items
      .filter(isLine)
      .map((item) => ({ ...lineView(item, currency, site), messages: [], isGone: false }));
    // An unknown delivery has no group, and links must stay within the site.
    const isWhole =
      lines.length === items.length &&
      lines.every((line) => isLike(line, { group: '' }) && line.url.startsWith(`/${site.locale}/`));
    return lines.length > 0 && isWhole ? { lines, units } : undefined;
  } catch {
    // Not JSON, or a price that is not an integer.
    return undefined;
  }
};
