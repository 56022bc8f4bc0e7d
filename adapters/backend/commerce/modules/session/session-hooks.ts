import type { TokenWire } from '#adapters/contract/session.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';

/**
 * Functions of modules that store data of a consumer (cart, saved items, favorites). These import the session module,
 * so they are passed in.
 */
export type SessionHooks = {
  /**
   * Moves the data of a guest on a site to an account (AUTH-06). Returns the units added to the cart and those saved
   * for later. Throws while an order waits for its payment; `withoutOrder` handles that.
   */
  readonly merge: (
    tx: Tx,
    merge: { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string },
  ) => Promise<Pick<TokenWire, 'addedUnits' | 'savedUnits'>>;
  /** Ids of the consumer's cart and lists on a site. */
  readonly idsOf: (
    tx: Tx,
    owner: { readonly consumerId: string; readonly siteId: string },
  ) => Promise<Pick<TokenWire, 'basketId' | 'favoriteId' | 'saveForLaterId'>>;
  /** Sends a message about a sign-in on a device that the member has not used before. */
  readonly announceNewDevice: (
    tx: Tx,
    signIn: {
      readonly consumerId: string;
      readonly familyId: string;
      readonly device: string;
      readonly site: CommerceSite;
    },
  ) => Promise<void>;
  /** Runs work that changes carts; first releases orders of these carts that wait for a payment. */
  readonly withoutOrder: <Result>(work: () => Promise<Result>) => Promise<Result | Refusal>;
};
