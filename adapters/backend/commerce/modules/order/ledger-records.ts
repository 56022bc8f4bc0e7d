import { sql } from 'kysely';
import type { PaymentMethodCode } from '#core/payment/payment-method.ts';
import type { TenderAccount } from '#adapters/backend/commerce/kernel/database/tables/prepaid.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { listInstruments } from './operation-records.ts';
import type { OrderRecord } from './order-records.ts';

/** The account of each payment method. */
const accounts: { readonly [method in PaymentMethodCode]: TenderAccount } = {
  CREDIT_CARD: 'payment',
  BNPL: 'pay-later',
  WALLET: 'wallet',
  GIFT_CARD: 'gift-card',
  ATHLETES_PAYMENT: 'athlete-credit',
  LOYALTY_POINTS: 'points',
  REWARD_CODE: 'reward',
  REWARD_CARD: 'reward',
};
const accountOf: ReadonlyMap<string, TenderAccount> = new Map(Object.entries(accounts));

/** What tenders pay by method, in minor units; negative for what they get back. */
export type TenderSums = ReadonlyMap<string, number>;

/**
 * A sum of money that moves, in minor units: what pays it, and its parts. `giftCards` are sold and owed to who has them.
 * The rest is the price of other goods after discounts.
 */
type LedgerParts = {
  readonly tenders: TenderSums;
  readonly shipping: number;
  readonly tax: number;
  readonly giftCards: number;
};

/**
 * Adds a set of entries: what each tender pays, and the parts, which are without tax. The entries of a set sum to zero
 * (I08); parts of nothing have no entry.
 */
export const insertEntries = async (
  tx: Tx,
  { orderId, currency }: Pick<OrderRecord, 'orderId' | 'currency'>,
  { entrySet, tenders, shipping, tax, giftCards }: LedgerParts & { readonly entrySet: string },
): Promise<void> => {
  const paid = new Map<TenderAccount, number>();
  for (const [method, amount] of tenders) {
    const account = accountOf.get(method);
    if (account === undefined) throw new TypeError(`The method ${method} has no account`);
    paid.set(account, (paid.get(account) ?? 0) + amount);
  }
  const total = [...paid.values()].reduce((sum, amount) => sum + amount, 0);
  const entries = [
    ...[...paid].map(([account, amount]) => ({ account, amount })),
    { account: 'sales' as const, amount: shipping + tax + giftCards - total },
    { account: 'gift-cards-outstanding' as const, amount: -giftCards },
    { account: 'shipping' as const, amount: -shipping },
    { account: 'tax' as const, amount: -tax },
  ];
  const moved = entries.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return;
  await tx
    .insertInto('ledgerEntry')
    .values(moved.map((entry) => ({ entrySet, orderId, currency, ...entry })))
    .execute();
};

/** SQL: shipping of a shipment without its tax. */
const netShipping = (order: Pick<OrderRecord, 'isTaxIncluded'>) =>
  order.isTaxIncluded ? sql<number>`shipping - shipping_tax` : sql<number>`shipping`;

/** The sale of a placed order. */
export const insertSale = async (tx: Tx, order: OrderRecord): Promise<void> => {
  const { orderId, tax } = order;
  const { shipping } = await tx
    .selectFrom('orderShipment')
    .select(sql<number>`sum(${netShipping(order)})::int`.as('shipping'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const tenders = new Map<string, number>();
  for (const { method, amount } of await listInstruments(tx, orderId))
    tenders.set(method, (tenders.get(method) ?? 0) + amount);
  const { giftCards } = await tx
    .selectFrom('orderUnit')
    .innerJoin('orderLine', (join) =>
      join.onRef('orderLine.orderId', '=', 'orderUnit.orderId').onRef('orderLine.lineId', '=', 'orderUnit.lineId'),
    )
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('giftCards'))
    .where('orderUnit.orderId', '=', orderId)
    .where('isGiftCard', '=', true)
    .executeTakeFirstOrThrow();
  await insertEntries(tx, order, { entrySet: `sale ${orderId}`, tenders, shipping, tax, giftCards });
};
