import type { FailureTexts } from '../failures/failure-texts.ts';
import { deliveryFlags } from '../failures/delivery-flags.ts';
import type { CartFlash } from './flash.ts';

/**
 * The message of a flash (ERR-40 to ERR-42, CART-35); undefined for a flash that only changes the flow and for an
 * unknown code (ERR-44).
 */
export const flashText = (flash: CartFlash, texts: FailureTexts): string | undefined => {
  if (flash._tag === 'DeliveryChanged') {
    const flag = deliveryFlags.find((known) => known === flash.flag);
    return flag === undefined ? undefined : texts.deliveries[flag];
  }
  return flash._tag === 'PaymentNotAuthorized' || flash._tag === 'Unknown' ? undefined : texts.flashes[flash._tag];
};
