import { failureTexts } from '../failures/failure-texts.ts';
import { deliveryFlags } from '../failures/delivery-flags.ts';
import type { CartFlash } from './flash.ts';

/**
 * What a flash tells the shopper (ERR-40 to ERR-42, CART-35); undefined for one that acts without words, or that nobody
 * knows (ERR-44).
 */
export const flashText = (flash: CartFlash, language: string): string | undefined => {
  const texts = failureTexts(language);
  if (flash._tag === 'DeliveryChanged') {
    const flag = deliveryFlags.find((known) => known === flash.flag);
    return flag === undefined ? undefined : texts.deliveries[flag];
  }
  return flash._tag === 'PaymentNotAuthorized' || flash._tag === 'Unknown' ? undefined : texts.flashes[flash._tag];
};
