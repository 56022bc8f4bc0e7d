import type { CART_TEXT_KEY } from '#core/cart/cart-text.ts';
import { rememberedCart, type RememberedCart } from '#core/cart/remembered-cart.ts';
import type { SESSION_MARK } from '#core/session/stored-session.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';

// The modules that export these names come with the engine: the types keep the texts equal.
const KEY: typeof CART_TEXT_KEY = 'last-cart';
const SESSION: typeof SESSION_MARK = 'refreshExpiry';

/** The lines that this tab showed last in the session of this browser; none where storage is blocked. */
export const recallCart = (site: SiteConfiguration): RememberedCart | undefined => {
  try {
    const text = sessionStorage.getItem(KEY);
    const session = localStorage.getItem(SESSION);
    return text === null || session === null ? undefined : rememberedCart(text, { site, session });
  } catch {
    return undefined;
  }
};
