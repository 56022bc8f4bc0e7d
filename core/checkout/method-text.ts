import type { ShippingMethod } from '../cart/cart.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** Name and delivery time of a method; the time is omitted if the name contains it, as in "Same-day delivery". */
export const methodText = ({ label, deliveryTime }: Pick<ShippingMethod, 'label' | 'deliveryTime'>): string =>
  plain(label).includes(plain(deliveryTime)) ? label : `${label}, ${deliveryTime}`;
