import type { Cart } from '../cart/cart.ts';

/** What a fake service has prepared of a cart: equal for carts that show the same lines, total and tenders. */
export const fakeAgreement = ({ items, totals, instruments }: Cart): string =>
  JSON.stringify([
    items.map(({ sku, quantity }) => [sku, quantity]),
    totals.total,
    instruments.map(({ id, amount }) => [id, amount]),
  ]);
