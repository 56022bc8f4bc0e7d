import type { Cart } from '../cart/cart.ts';
import type { ItemId } from '../kernel/identifiers.ts';
import type { Address } from '../profile/address.ts';

/** The most addresses of one order, with the main one. */
export const MAX_SHIPPING_ADDRESSES = 5;

/** An order would be sent to more than `max` addresses. */
export type TooManyAddresses = { readonly _tag: 'TooManyAddresses'; readonly max: number };

const placeOf = ({ email: _email, phone: _phone, ...place }: Address): string =>
  JSON.stringify(Object.entries(place).toSorted());

/**
 * Whether a cart would have too many addresses once lines are sent to another one.
 * Law: a line that is alone at an address can always be sent to any other one.
 */
export const hasTooManyAddresses = (
  cart: Pick<Cart, 'shipments' | 'shippingAddress'>,
  { itemIds, address }: { readonly itemIds: readonly ItemId[]; readonly address: Address },
): boolean => {
  const kept = cart.shipments
    .filter((shipment) => shipment.hasOwnAddress && shipment.itemIds?.some((id) => !itemIds.includes(id)))
    .flatMap((shipment) => (shipment.address === undefined ? [] : [placeOf(shipment.address)]));
  const others = new Set([...kept, placeOf(address)]);
  if (cart.shippingAddress !== undefined) others.delete(placeOf(cart.shippingAddress));
  return others.size > MAX_SHIPPING_ADDRESSES - 1;
};
