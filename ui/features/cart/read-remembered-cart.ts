import type { CART_TEXT_KEY } from '#core/cart/cart-text.ts';
import { rememberedCart, type RememberedCart } from '#core/cart/remembered-cart.ts';
import type { SESSION_MARK } from '#core/session/stored-session.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';

// Copies of constants whose modules load with the engine; their types keep them equal.
const KEY: typeof CART_TEXT_KEY = 'last-cart';
const SESSION: typeof SESSION_MARK = 'refreshExpiry';

/** Returns the lines that this tab showed last; undefined if storage is blocked. */
export const readRememberedCart = (site: SiteConfiguration): RememberedCart | undefined => {
  try {
    const text = sessionStorage.getItem(KEY);
    const session = localStorage.getItem(SESSION);
    return text === null || session === null ? undefined : rememberedCart(text, { site, session });
  } catch {
    return undefined;
  }
};
