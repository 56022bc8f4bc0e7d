import type { Address } from '../profile/address.ts';
import type { Purchase } from './purchase.ts';

/**
 * An order after a correction. With `confirmMinutes` nothing has changed yet: the owner of the order's email address has so
 * many minutes to confirm the correction.
 */
export type Corrected = { readonly purchase: Purchase; readonly confirmMinutes?: number };

/** A shipment; without an address it is not sent to the shopper. */
type Parcel = { readonly shipmentId: string; readonly status: string; readonly address?: Address };

/** What can be corrected of an order. */
export type Correctable = 'nothing' | 'email' | 'address';

const isOpen = ({ status }: Pick<Parcel, 'status'>): boolean => status === 'PLACED' || status === 'PREPARING';

const keyOf = (address: Address): string => JSON.stringify(Object.entries(address).toSorted());

type Sent<Shipment extends Parcel> = Shipment & { readonly address: Address };

const sentOf = <Shipment extends Parcel>(shipments: readonly Shipment[]): readonly Sent<Shipment>[] =>
  shipments.flatMap((shipment) => {
    const { address, status } = shipment;
    return address === undefined || status === 'CANCELLED' ? [] : [{ ...shipment, address }];
  });

/**
 * The parcels to the address of a shipment, by default to that of the first parcel; none if it is not sent, or
 * canceled. They are corrected together.
 */
export const parcelsTo = <Shipment extends Parcel>(
  shipments: readonly Shipment[],
  shipmentId?: string,
): readonly Sent<Shipment>[] => {
  const sent = sentOf(shipments);
  const one = shipmentId === undefined ? sent[0] : sent.find((shipment) => shipment.shipmentId === shipmentId);
  return one === undefined ? [] : sent.filter(({ address }) => keyOf(address) === keyOf(one.address));
};

/**
 * The e-mail address of an order can be corrected until everything is handed over, and an address while no parcel to it
 * is on its way. `shipmentId`: one of the parcels to the address, by default the first of the order.
 */
export const correctable = (shipments: readonly Parcel[], shipmentId?: string): Correctable => {
  if (!shipments.some(isOpen)) return 'nothing';
  const parcels = parcelsTo(shipments, shipmentId);
  return parcels.length > 0 && parcels.every(isOpen) ? 'address' : 'email';
};

/** Whether parcels of an order go to several addresses, with those of canceled ones, so that each is corrected on its own. */
const isSplit = (shipments: readonly Parcel[]): boolean =>
  new Set(shipments.flatMap(({ address }) => (address === undefined ? [] : [keyOf(address)]))).size > 1;

/**
 * What is corrected for the whole order: its e-mail address, with the address if all parcels have the same one. Several
 * addresses are corrected at their parcels.
 */
export const correctableInAll = (shipments: readonly Parcel[]): Correctable => {
  const what = correctable(shipments);
  return what === 'address' && isSplit(shipments) ? 'email' : what;
};

/** Whether the address of a parcel is corrected on its own, since other parcels of the order have other ones. */
export const isCorrectableAlone = (shipments: readonly Parcel[], shipmentId: string): boolean =>
  isSplit(shipments) && correctable(shipments, shipmentId) === 'address';
