import { isExchangeOnly } from '#core/order/exchanged-sizes.ts';
import type { Purchase } from '#core/order/purchase.ts';

type Return = Purchase['returns'][number];
type Shipment = Purchase['shipments'][number];

/** The text of the state of a return, in `orders` of the texts (ORD-24): a store gets a code instead of a label. */
export const returnStateText = (back: Return): 'codeCreated' | 'exchanged' | `returnStates.${Return['status']}` => {
  if (back.status === 'LABEL_CREATED' && back.way === 'store') return 'codeCreated';
  return back.status === 'REFUNDED' && isExchangeOnly(back) ? 'exchanged' : `returnStates.${back.status}`;
};

/** The return whose units a shipment replaces by another size. */
export const exchangeReturn = (
  { returns }: Pick<Purchase, 'returns'>,
  { itemIds }: Pick<Shipment, 'itemIds'>,
): Return | undefined =>
  returns.find(({ items }) => items.some(({ exchangeItemId: id }) => id !== undefined && itemIds.includes(id)));

/**
 * The text of the state of a shipment, in `orders` of the texts. Another size waits for the return `back`, then for its
 * check, and is prepared after that.
 */
export const shipmentStateText = (
  status: Shipment['status'],
  back: Return | undefined,
): 'checkingReturn' | 'preparingSize' | `shipmentStates.${Shipment['status']}` => {
  if (status === 'RESERVED' && back?.status === 'RECEIVED') return 'checkingReturn';
  const isPrepared = status === 'PLACED' || status === 'PREPARING';
  return isPrepared && back !== undefined ? 'preparingSize' : `shipmentStates.${status}`;
};

/** A text that begins a line, inside of a sentence. */
export const inSentence = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1);
