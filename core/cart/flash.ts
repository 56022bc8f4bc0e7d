import { deliveryFlags } from '../failures/delivery-flags.ts';

/**
 * What the service reports beside its response (ERR-40 to ERR-44), with its message in the site's language where it has
 * one. An unknown code is kept, so that it can be logged.
 */
export type CartFlash = { readonly message?: string } & (
  | { readonly _tag: 'ProductLineItemInventoryMissing'; readonly itemId?: string }
  | { readonly _tag: 'ProductItemNotAvailable'; readonly itemId?: string }
  | { readonly _tag: 'ProductLineItemFullInventoryMissing'; readonly itemId?: string }
  | { readonly _tag: 'InvalidShippingAddress' }
  | { readonly _tag: 'PaymentNotAuthorized'; readonly challengeId?: string }
  | { readonly _tag: 'DeliveryChanged'; readonly flag: string }
  | { readonly _tag: 'Unknown'; readonly code: string }
);

/** Whether the server wants address or delivery looked at again: checkout goes back to shipping (CHK-26, ERR-42). */
export const asksForShipping = (flashes: readonly CartFlash[]): boolean =>
  flashes.some(
    (flash) =>
      flash._tag === 'InvalidShippingAddress' ||
      (flash._tag === 'DeliveryChanged' && deliveryFlags.some((flag) => flag === flash.flag)),
  );
