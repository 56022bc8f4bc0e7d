import type { ItemId, ProductId, Sku } from '../kernel/identifiers.ts';

/** States of a unit of an order. */
const unitStates = [
  'sold',
  'canceled',
  /** On its way back for a refund. */
  'returning',
  'returned',
  /** On its way back for another size. */
  'exchanging',
  /** Another size has replaced it. */
  'exchanged',
  /** It would have replaced a unit whose exchange was canceled. Such units are removed; orders of earlier releases have them. */
  'released',
] as const;
export type UnitState = (typeof unitStates)[number];

/**
 * The exchange of a size (ORD-10). Units that can be returned can be exchanged for another size of the same product in
 * the same color, while it is in stock. The exchange is a part of their return:
 *
 * - `start`: with the return, a new line of the order gets a new unit for each of them. It takes over the share of the
 *   old one unchanged (price, discounts, tax), so nothing is charged or refunded. It leaves the stock at once, and waits
 *   in a shipment of its own (`RESERVED`). The old unit cannot be returned or canceled again.
 * - `accept`: the old units were received and accepted. The new ones are sent as the old ones were.
 * - `cancel`: the return was rejected, or its label has expired. The shares go back, and the new units to the stock.
 * - `outrun`: the parcel has not arrived 30 days after the return began, but the carrier has it. The new units go back
 *   to the stock, and the old ones are refunded when they arrive.
 *
 * A canceled or outrun exchange leaves no line and no shipment in the order. An exchange does not change the state of its
 * order.
 */
export const exchangeSteps = {
  start: { old: 'exchanging', new: 'sold' },
  accept: { old: 'exchanged', new: 'sold' },
  cancel: { old: 'sold', new: 'released' },
  outrun: { old: 'returning', new: 'released' },
} as const satisfies { readonly [step: string]: { readonly old: UnitState; readonly new: UnitState } };

/**
 * Whether a unit has its share of the order, which it keeps when it is refunded.
 * Law: any steps of exchanges leave the sum of the shares as it is.
 */
export const hasShare = (state: UnitState): boolean =>
  state !== 'exchanging' && state !== 'exchanged' && state !== 'released';

type Variant = { readonly sku: Sku; readonly productId: ProductId };

/** Whether a variant is another size of the same product in the same color. */
export const isOtherSize = (of: Variant, other: Variant): boolean =>
  of.productId === other.productId && of.sku !== other.sku;

/** A size in stock for which units of a line can be exchanged. */
export type SizeOffer = { readonly sku: Sku; readonly size: string; readonly available: number };

/** The chosen size is not offered for so many units of the line. */
export type SizeRejection = { readonly _tag: 'SizeNotOffered'; readonly itemId: ItemId };

/** The first part whose size is not offered for its line in that quantity. */
export const rejectedSize = (
  parts: readonly { readonly itemId: ItemId; readonly quantity: number; readonly exchangeSku?: Sku }[],
  lines: readonly { readonly itemId: ItemId; readonly exchangeSizes?: readonly SizeOffer[] }[],
): SizeRejection | undefined => {
  const wrong = parts.find(({ itemId, quantity, exchangeSku }) => {
    if (exchangeSku === undefined) return false;
    const sizes = lines.find((line) => line.itemId === itemId)?.exchangeSizes ?? [];
    return !sizes.some(({ sku, available }) => sku === exchangeSku && available >= quantity);
  });
  return wrong === undefined ? undefined : { _tag: 'SizeNotOffered', itemId: wrong.itemId };
};
