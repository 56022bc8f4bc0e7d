import type { ItemId } from '../kernel/identifiers.ts';
import type { Purchase } from './purchase.ts';

type Return = Purchase['returns'][number];

type ExchangedSize = {
  readonly itemId: ItemId;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The state of the shipment with the new size. */
  readonly status: Purchase['shipments'][number]['status'];
};

/** The exchanges of a return of an order as it is shown. */
export const exchangedSizes = (
  { items, shipments }: Pick<Purchase, 'items' | 'shipments'>,
  back: Pick<Return, 'items'>,
): readonly ExchangedSize[] =>
  back.items.flatMap(({ itemId, exchangeItemId }) => {
    const from = items.find(({ id }) => id === itemId);
    const to = items.find(({ id }) => id === exchangeItemId);
    if (from === undefined || to === undefined) return [];
    const status = shipments.find(({ itemIds }) => itemIds.includes(to.id))?.status ?? 'UNKNOWN';
    return [{ itemId, name: from.name, from: from.size, to: to.size, status }];
  });

/** Whether another size replaces everything of a return, so that it refunds nothing. */
export const isExchangeOnly = ({ items }: Pick<Return, 'items'>): boolean =>
  items.length > 0 && items.every(({ exchangeItemId }) => exchangeItemId !== undefined);
