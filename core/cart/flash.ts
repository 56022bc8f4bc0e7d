import { deliveryFlags } from '../failures/delivery-flags.ts';

/**
 * A message of the service beside its response (ERR-40 to ERR-44), in the site's language if it has a text. Unknown
 * codes are preserved for the log.
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

/** Whether nothing of a line can be bought at the moment (ERR-41). */
export const isGoneFlash = (
  flash: CartFlash,
): flash is Extract<CartFlash, { _tag: 'ProductItemNotAvailable' | 'ProductLineItemFullInventoryMissing' }> =>
  flash._tag === 'ProductItemNotAvailable' || flash._tag === 'ProductLineItemFullInventoryMissing';

/** Whether address or delivery must be reviewed: checkout returns to shipping (CHK-26, ERR-42). */
export const asksForShipping = (flashes: readonly CartFlash[]): boolean =>
  flashes.some(
    (flash) =>
      flash._tag === 'InvalidShippingAddress' ||
      (flash._tag === 'DeliveryChanged' && deliveryFlags.some((flag) => flag === flash.flag)),
  );
