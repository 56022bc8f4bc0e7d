import type { TokenWire } from '#adapters/contract/session.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';

/**
 * What sessions need of the modules that keep something for a consumer: carts, saved items, favorites. These import
 * sessions, so the service passes them in.
 */
export type SessionHooks = {
  /**
   * Moves to an account what a guest has on a site (AUTH-06); returns how many units came into the cart and how many
   * were saved for later. Throws where an order waits for its payment; `withoutOrder` catches that.
   */
  readonly merge: (
    tx: Tx,
    merge: { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string },
  ) => Promise<Pick<TokenWire, 'addedUnits' | 'savedUnits'>>;
  /** The ids of what the consumer has on a site. */
  readonly idsOf: (
    tx: Tx,
    owner: { readonly consumerId: string; readonly siteId: string },
  ) => Promise<Pick<TokenWire, 'basketId' | 'favoriteId' | 'saveForLaterId'>>;
  /** Runs work that changes carts, after the orders of these carts that wait for a payment have ended. */
  readonly withoutOrder: <Result>(work: () => Promise<Result>) => Promise<Result | Refusal>;
};
