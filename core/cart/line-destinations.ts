import type { Cart } from './cart.ts';
import type { Address } from '../profile/address.ts';

/** Where lines go: a store, a collection point, or an address. */
type Destination = {
  readonly itemIds?: readonly string[] | undefined;
  readonly store?: { readonly name?: string | undefined } | undefined;
  readonly point?: { readonly name: string } | undefined;
  readonly address?: Pick<Address, 'firstName' | 'lastName' | 'line1' | 'city'> | undefined;
};

const textOf = ({ store, point, address }: Destination): string | undefined => {
  const place = store?.name ?? point?.name;
  if (place !== undefined || address === undefined) return place;
  return [`${address.firstName} ${address.lastName}`.trim(), address.line1, address.city]
    .filter((part) => part !== '')
    .join(', ');
};

/**
 * By line id where it goes, such as "Ada Byron, 1 Main St, Portland", so that equal goods for several people differ.
 * Empty unless there are several destinations.
 */
export const lineDestinations = (destinations: readonly Destination[]): ReadonlyMap<string, string> => {
  const named = destinations.flatMap(({ itemIds = [], ...destination }) => {
    const text = textOf(destination);
    return text === undefined ? [] : itemIds.map((id) => [id, text] as const);
  });
  return new Map(new Set(named.map(([, text]) => text)).size > 1 ? named : []);
};

/** The destinations of the lines of a cart. */
export const cartDestinations = ({
  shipments,
  items,
}: Pick<Cart, 'shipments' | 'items'>): ReadonlyMap<string, string> =>
  lineDestinations([
    ...shipments,
    ...items.map(({ id, shipping: { storeInfo } }) => ({ itemIds: [id], store: storeInfo })),
  ]);
