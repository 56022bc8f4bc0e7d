import type { Arrival } from '../cart/cart-item.ts';

/** States of a shipment that has not arrived. */
const underway: ReadonlySet<string> = new Set(['PLACED', 'PREPARING', 'SHIPPED']);

/** Whether a shipment is prepared or on its way to the shopper, to a collection point or to a store. */
export const isUnderway = ({ status }: { readonly status: string }): boolean => underway.has(status);

type Parcel = { readonly status: string; readonly arrival?: Arrival | undefined; readonly store?: unknown };

/** The days on which a shipment arrives; undefined for a pickup, whose time names its day and hour. */
export const arrivalOf = ({
  store,
  isSentToStore = false,
  arrival,
}: Pick<Parcel, 'store' | 'arrival'> & { readonly isSentToStore?: boolean }): Arrival | undefined =>
  store === undefined || isSentToStore ? arrival : undefined;

/** The promised days of the parcel of an order that arrives first; undefined if none is underway to an address. */
export const nextArrival = (shipments: readonly Parcel[]): Arrival | undefined =>
  shipments
    .filter((parcel) => isUnderway(parcel) && parcel.store === undefined)
    .flatMap(({ arrival }) => (arrival === undefined ? [] : [arrival]))
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))[0];
