import { Amount } from '../kernel/amount.ts';
import type { ItemId } from '../kernel/identifiers.ts';
import type { OrderPart } from './order-part.ts';
import type { Purchase } from './purchase.ts';

type Refund = Purchase['refunds'][number];

const unitsOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { items }) => sum + items.reduce((units, { quantity }) => units + quantity, 0), 0);

const amountsOf = (refunds: readonly Refund[]): Amount => Amount.sum(refunds.map(({ amount }) => amount));

const releasedOf = (refunds: readonly Refund[]): Amount =>
  Amount.sum(refunds.map(({ released = Amount.zero }) => released));

/** What of the refunds was charged before. */
const chargedOf = (refunds: readonly Refund[]): Amount => Amount.subtract(amountsOf(refunds), releasedOf(refunds));

/** Canceled and returned units of an order, and what was charged and the payment provider has accepted as refunds. */
export const refundSums = ({
  refunds,
}: Pick<Purchase, 'refunds'>): { readonly canceled: number; readonly returned: number; readonly refunded: Amount } => ({
  canceled: unitsOf(refunds.filter(({ kind }) => kind !== 'returned')),
  returned: unitsOf(refunds.filter(({ kind }) => kind === 'returned')),
  refunded: chargedOf(refunds.filter(({ settledAt }) => settledAt !== undefined)),
});

/**
 * What an order costs after its refunds: `refunded` is accepted by the payment provider, `underway` not yet; `released` was
 * only reserved, and is never charged.
 */
export type FinalAmounts = {
  readonly refunded: Amount;
  readonly underway: Amount;
  readonly released: Amount;
  readonly charged: Amount;
};

/**
 * The part of what was charged that has not gone back yet. Each tender says so by itself: a gift card has its part at
 * once, while the card of the same refund waits for the payment provider.
 */
const underwayOf = ({ refunds, instruments }: Pick<Purchase, 'refunds' | 'instruments'>): Amount => {
  const unsettled = chargedOf(refunds.filter(({ settledAt }) => settledAt === undefined));
  const isSaid = instruments.some(({ refunded, refundDue }) => refunded !== undefined || refundDue !== undefined);
  return isSaid
    ? Amount.min(unsettled, Amount.sum(instruments.flatMap(({ refundDue }) => refundDue ?? [])))
    : unsettled;
};

/**
 * The amounts below the total of an order; undefined without a refund.
 * Law: what was refunded, underway, released and charged adds up to the total as ordered.
 * Law: the amounts below the total name the same refunds as the tenders.
 */
export const finalAmounts = (
  purchase: Pick<Purchase, 'refunds' | 'totals' | 'instruments'>,
): FinalAmounts | undefined => {
  const { refunds, totals } = purchase;
  const all = amountsOf(refunds);
  if (all === 0) return undefined;
  const underway = underwayOf(purchase);
  return {
    refunded: Amount.subtract(chargedOf(refunds), underway),
    underway,
    released: releasedOf(refunds),
    charged: Amount.subtract(totals.total, all),
  };
};

/**
 * Units of a line of which a refund was made, out of `count`; `settledAt` (ISO 8601) when it was accepted. `isReleased`:
 * nothing of it was charged.
 */
type LineChange = Pick<Refund, 'kind' | 'settledAt'> & {
  readonly quantity: number;
  readonly count: number;
  readonly isReleased: boolean;
};

/** What has become of units of a line, oldest first. */
export const lineChanges = (
  { refunds, items }: Pick<Purchase, 'refunds' | 'items'>,
  itemId: ItemId,
): readonly LineChange[] => {
  const count = items.find(({ id }) => id === itemId)?.quantity ?? 0;
  return refunds.flatMap(({ kind, settledAt, amount, released, items: parts }) =>
    parts
      .filter((part) => part.itemId === itemId)
      .map(({ quantity }) => ({
        kind,
        quantity,
        count,
        isReleased: amount > 0 && released === amount,
        ...(settledAt === undefined ? {} : { settledAt }),
      })),
  );
};

/** Whether all units of a line were canceled, so that nothing of it is sent. */
export const isAllCanceled = (order: Pick<Purchase, 'refunds' | 'items'>, itemId: ItemId): boolean => {
  const changes = lineChanges(order, itemId).filter(({ kind }) => kind === 'canceled');
  return changes.length > 0 && changes.reduce((left, { quantity }) => left - quantity, changes[0]?.count ?? 0) <= 0;
};

/** What says how much units of an order refund. */
type Refundable = {
  readonly items: readonly Pick<Purchase['items'][number], 'id' | 'isBonus'>[];
  readonly openUnits: readonly Pick<Purchase['openUnits'][number], 'itemId' | 'unitRefunds'>[];
  readonly shipments: readonly Pick<
    Purchase['shipments'][number],
    'shipmentId' | 'itemIds' | 'exchangeOf' | 'shippingRefund'
  >[];
};

/** A refund by its parts: of goods, and of shipping; both with their taxes. */
export type RefundSplit = { readonly items: Amount; readonly shipping: Amount };

/**
 * What a cancellation or a return of units refunds: the amounts of these units, and the shipping of each shipment of which
 * they are the last ones; free gifts do not count beside other goods (ORD-20). Undefined if the service does not say what
 * a unit refunds.
 */
export const expectedRefundSplit = (
  { items, openUnits, shipments }: Refundable,
  parts: readonly OrderPart[],
): RefundSplit | undefined => {
  const units = parts.map(({ itemId, quantity }) =>
    openUnits.find((line) => line.itemId === itemId)?.unitRefunds?.slice(0, quantity),
  );
  if (units.some((amounts) => amounts === undefined)) return undefined;
  const firstShipment = (itemId: ItemId): string | undefined => {
    const own = shipments.find(({ itemIds }) => itemIds.includes(itemId));
    return own?.exchangeOf ?? own?.shipmentId;
  };
  const shipping = shipments.flatMap(({ shipmentId, shippingRefund }) => {
    const own = items.filter(({ id }) => firstShipment(id) === shipmentId);
    const paid = own.filter(({ isBonus }) => !isBonus);
    const counted = new Set((paid.length === 0 ? own : paid).map(({ id }) => id));
    const chosen = parts.reduce((sum, { itemId, quantity }) => (counted.has(itemId) ? sum + quantity : sum), 0);
    return shippingRefund !== undefined && chosen === shippingRefund.units ? [shippingRefund.amount] : [];
  });
  return { items: Amount.sum(units.flatMap((amounts) => amounts ?? [])), shipping: Amount.sum(shipping) };
};

/** The sum of `expectedRefundSplit`. */
export const expectedRefund = (order: Refundable, parts: readonly OrderPart[]): Amount | undefined => {
  const split = expectedRefundSplit(order, parts);
  return split && Amount.add(split.items, split.shipping);
};
