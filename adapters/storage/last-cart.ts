import * as Effect from 'effect/Effect';
import type { Cart } from '#core/cart/cart.ts';
import { CART_TEXT_KEY, cartText } from '#core/cart/cart-text.ts';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** `note` is called with each cart that is written, and with undefined when it is removed. */
export const makeLastCart = (note: (cart: Cart | undefined) => void = () => undefined): LastCart => {
  let last: Cart | undefined;
  return {
    read: Effect.sync(() => last),
    write: (cart) =>
      Effect.sync(() => {
        last = cart;
        note(cart);
      }),
  };
};

type TabParts = {
  readonly site: SiteConfiguration;
  /** Ends with the tab. */ readonly storage: KeyValueStore;
  /** Identifies the session of this browser; null without one. */ readonly session: () => string | null;
};

/** Stores the lines of the last cart in its tab, so that a reload shows them while the cart is read. */
export const makeTabLastCart = ({ site, storage, session }: TabParts): LastCart =>
  makeLastCart((cart) => {
    const owner = session();
    const text = cart === undefined || owner === null ? undefined : cartText(cart, { site, session: owner });
    // Removed first, so that no outdated text remains if the storage is full.
    storage.removeItem(CART_TEXT_KEY);
    if (text !== undefined) storage.setItem(CART_TEXT_KEY, text);
  });
