import type { Cart, Shipment } from '../cart/cart.ts';
import { sentElsewhere } from './other-addresses.ts';
import type { ItemId } from '../kernel/identifiers.ts';
import type { Address } from '../profile/address.ts';

/** The most addresses of one order, with the main one. */
export const MAX_SHIPPING_ADDRESSES = 5;

/** An order would be sent to more than `max` addresses. */
export type TooManyAddresses = { readonly _tag: 'TooManyAddresses'; readonly max: number };

const placeOf = ({ email: _email, phone: _phone, ...place }: Address): string =>
  JSON.stringify(Object.entries(place).toSorted());

/** The other addresses than the main one to which shipments go, each once. */
const otherPlaces = (
  { shippingAddress }: Pick<Cart, 'shippingAddress'>,
  addresses: readonly Address[],
): ReadonlySet<string> => {
  const places = new Set(addresses.map(placeOf));
  if (shippingAddress !== undefined) places.delete(placeOf(shippingAddress));
  return places;
};

/** The number of addresses to which an order is sent beside the main one. */
export const countOtherAddresses = (cart: Pick<Cart, 'shipments' | 'shippingAddress'>): number =>
  otherPlaces(
    cart,
    sentElsewhere(cart).flatMap(({ address }) => address ?? []),
  ).size;

/**
 * The other addresses than the main one to which an order is sent already, each once; without that of `shipment`, whose
 * address changes.
 */
export const knownAddresses = (
  cart: Pick<Cart, 'shipments' | 'shippingAddress'>,
  shipment?: Pick<Shipment, 'address'>,
): readonly Address[] => {
  const own = [cart.shippingAddress, shipment?.address].flatMap((one) => (one === undefined ? [] : [placeOf(one)]));
  const known = new Map(
    sentElsewhere(cart).flatMap(({ address }) => (address === undefined ? [] : [[placeOf(address), address] as const])),
  );
  return [...known].flatMap(([place, address]) => (own.includes(place) ? [] : [address]));
};

/** Whether an order is sent to as many addresses as possible, so that lines of the main address cannot get a new one. */
export const hasAllAddresses = (cart: Pick<Cart, 'shipments' | 'shippingAddress'>): boolean =>
  countOtherAddresses(cart) >= MAX_SHIPPING_ADDRESSES - 1;

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
    .flatMap((shipment) => shipment.address ?? []);
  return otherPlaces(cart, [...kept, address]).size > MAX_SHIPPING_ADDRESSES - 1;
};
