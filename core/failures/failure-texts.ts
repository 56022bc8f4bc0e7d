import type { DeliveryFlag } from './delivery-flags.ts';
import type { ErrorId } from './error-catalog.ts';

/**
 * The texts of failures in one language, a value that composition passes. `{name}` is filled from the failure's
 * parameters.
 */
export type FailureTexts = {
  /**
   * A language may leave an id out, so that the service's message shows (ERR-03); the general text it always has
   * (ERR-02).
   */
  readonly errors: { readonly [errorId in ErrorId]?: string } & { readonly GEN500: string };
  /** The text where the failure has every parameter that it names (CART-27). */
  readonly withParams: { readonly [errorId in ErrorId]?: string };
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
  /** ERR-29. */
  readonly cardNotSaved: string;
};
