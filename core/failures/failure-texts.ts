import type { DeliveryFlag } from './delivery-flags.ts';
import type { ErrorId } from './error-catalog.ts';

/** Failure texts of one language, passed by composition. `{name}` is filled from the failure's parameters. */
export type FailureTexts = {
  /** A language may omit an id, so that the service's message is shown (ERR-03); GEN500 is required (ERR-02). */
  readonly errors: { readonly [errorId in ErrorId]?: string } & { readonly GEN500: string };
  /** Texts with placeholders: the first one of which the failure has all parameters is used (CART-27). */
  readonly withParams: { readonly [errorId in ErrorId]?: string | readonly string[] };
  readonly flashes: {
    readonly [
      flash in
        | 'ProductLineItemInventoryMissing'
        | 'ProductItemNotAvailable'
        | 'ProductLineItemFullInventoryMissing'
        | 'InvalidShippingAddress'
    ]: string;
  };
  readonly deliveries: { readonly [flag in DeliveryFlag]: string };
  /** The text if a card cannot be saved (ERR-29). */
  readonly cardNotSaved: string;
};
