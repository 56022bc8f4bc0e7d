import { isExchangeOnly } from '#core/order/exchanged-sizes.ts';
import type { Purchase } from '#core/order/purchase.ts';

type Return = Purchase['returns'][number];

/** The text of the state of a return, in `orders` of the texts (ORD-24): a store gets a code instead of a label. */
export const returnStateText = (back: Return): 'codeCreated' | 'exchanged' | `returnStates.${Return['status']}` => {
  if (back.status === 'LABEL_CREATED' && back.way === 'store') return 'codeCreated';
  return back.status === 'REFUNDED' && isExchangeOnly(back) ? 'exchanged' : `returnStates.${back.status}`;
};
