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
  /** A storage that is emptied when the tab is closed. */
  readonly storage: KeyValueStore;
  /** Returns an id of this browser's session; null without a session. */
  readonly session: () => string | null;
};

/** Stores the lines of the last cart in the storage of the tab, so that a reload shows them while the cart is read. */
export const makeTabLastCart = ({ site, storage, session }: TabParts): LastCart =>
  makeLastCart((cart) => {
    const owner = session();
    const text = cart === undefined || owner === null ? undefined : cartText(cart, { site, session: owner });
    // The old text is removed first, so that it does not remain if the storage is full.
    storage.removeItem(CART_TEXT_KEY);
    if (text !== undefined) storage.setItem(CART_TEXT_KEY, text);
  });
