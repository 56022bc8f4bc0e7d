import type { ShippingMethod } from '../cart/cart.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** A method by its name and its delivery time, which is left out where the name says it already: "Same-day delivery". */
export const methodText = ({ label, deliveryTime }: Pick<ShippingMethod, 'label' | 'deliveryTime'>): string =>
  plain(label).includes(plain(deliveryTime)) ? label : `${label}, ${deliveryTime}`;
