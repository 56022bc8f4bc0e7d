import type { Purchase } from './purchase.ts';

/**
 * An order after a correction. With `confirmMinutes` nothing has changed yet: the owner of the order's email address has so
 * many minutes to confirm the correction.
 */
export type Corrected = { readonly purchase: Purchase; readonly confirmMinutes?: number };

type Shipment = { readonly status: string; readonly isSent: boolean };

/** What can be corrected of an order. */
export type Correctable = 'nothing' | 'email' | 'address';

const isOpen = ({ status }: Pick<Shipment, 'status'>): boolean => status === 'PLACED' || status === 'PREPARING';

/**
 * The e-mail address of an order can be corrected until everything is handed over, and its address while no parcel is
 * on its way.
 */
export const correctable = (shipments: readonly Shipment[]): Correctable => {
  if (!shipments.some(isOpen)) return 'nothing';
  const sent = shipments.filter(({ isSent, status }) => isSent && status !== 'CANCELLED');
  return sent.length > 0 && sent.every(isOpen) ? 'address' : 'email';
};

/** What can be corrected of an order as it is shown. */
export const correctableOf = ({ shipments }: Pick<Purchase, 'shipments'>): Correctable =>
  correctable(shipments.map(({ status, address }) => ({ status, isSent: address !== undefined })));
