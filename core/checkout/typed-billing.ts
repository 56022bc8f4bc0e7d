import type { Cart } from '../cart/cart.ts';
import { addressFields, type Address } from '../profile/address.ts';

/** Whether two addresses are equal but for their contact details, which a billing address does not have. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  addressFields.every((field) => field === 'email' || field === 'phone' || (one[field] ?? '') === (other[field] ?? ''));

/**
 * The billing address of a cart that the shopper has to see in the form: neither the shipping address, nor that of a wallet,
 * which came with its approval and must not bill a card that replaces it (CHK-12, CHK-16).
 */
export const typedBilling = ({
  billingAddress,
  billingSameAsShipping,
  instruments,
  shippingAddress,
}: Pick<Cart, 'billingAddress' | 'billingSameAsShipping' | 'instruments' | 'shippingAddress'>): Address | undefined => {
  if (billingAddress === undefined || billingSameAsShipping !== false) return undefined;
  const isOfWallet = instruments.some(({ method }) => method === 'WALLET');
  const isShipping = shippingAddress !== undefined && isSamePlace(billingAddress, shippingAddress);
  return isOfWallet || isShipping ? undefined : billingAddress;
};
