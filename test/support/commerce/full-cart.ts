import { cart } from '#adapters/contract/cart.ts';
import { MAX_CART_LINES } from '#adapters/contract/wire/new-items.codec.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { Answered, Shopper } from './shopper.ts';
import type { Variant } from './variants.ts';

/** Units of a variant that a cart may hold, and so its lines by customization. */
const UNIT_LIMIT = 10;

/**
 * Fills a cart with lines up to its limit, each of one unit; the variants come in turn, ten customizations of each.
 */
export const fillCart = (
  shopper: Shopper,
  variants: readonly Variant[],
  prefix = 'recipe',
): Promise<Answered<CartWire>> =>
  shopper.call(cart.createWithItem, {
    body: {
      items: Array.from({ length: MAX_CART_LINES }, (_, line) => ({
        ...(variants[Math.floor(line / UNIT_LIMIT)] ?? { sku: '', productId: '' }),
        qty: 1,
        recipeId: `${prefix}-${line}`,
      })),
    },
  });
