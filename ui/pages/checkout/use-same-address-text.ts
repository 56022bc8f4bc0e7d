import { useTranslations } from 'use-intl';
import type { Cart } from '#core/cart/cart.ts';
import { sentElsewhere } from '#core/checkout/other-addresses.ts';

/** Says that the billing address is the shipping address; of several it names the main one (CHK-12). */
export const useSameAddressText = (): ((cart: Pick<Cart, 'shipments' | 'shippingAddress'> | undefined) => string) => {
  const t = useTranslations('checkout.billing');
  return (cart) =>
    cart?.shippingAddress !== undefined && sentElsewhere(cart).length > 0
      ? t('sameAsMain', { address: cart.shippingAddress.line1 })
      : t('sameAsShipping');
};
