import type { Shop } from './in-process-shop.ts';

type Ordered = { readonly orderNumber: string };

const entriesOf = ({ ledger }: Pick<Shop, 'ledger'>, { orderNumber }: Ordered) =>
  ledger.entries().filter(({ reference }) => reference === orderNumber);

/** The kinds of the provider's entries for an order, in order. */
export const chargesOf = (shop: Pick<Shop, 'ledger'>, order: Ordered): readonly string[] =>
  entriesOf(shop, order).map(({ type }) => type);

/** The provider's entries for an order: kind, amount in minor units, and why it was refused. */
export const operationsOf = (shop: Pick<Shop, 'ledger'>, order: Ordered) =>
  entriesOf(shop, order).map(({ type, amount, refusalCode }) => [
    type,
    amount,
    ...(refusalCode === undefined ? [] : [refusalCode]),
  ]);
