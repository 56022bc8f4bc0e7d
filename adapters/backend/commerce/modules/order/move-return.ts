import { returnMoves, type ReturnState } from '#core/order/moves.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { insertEvent } from './event-records.ts';
import { setReturnState } from './return-records.ts';

/** Moves a return to its next state; each move is an event. Throws a RangeError for a move that is not listed (ORD-16). */
export const moveReturn = async (
  tx: Tx,
  { orderId, returnId, state }: { readonly orderId: string; readonly returnId: string; readonly state: ReturnState },
  to: ReturnState,
): Promise<void> => {
  if (!returnMoves[state].includes(to)) throw new RangeError(`A return does not go from ${state} to ${to}`);
  await setReturnState(tx, returnId, to);
  await insertEvent(tx, orderId, { kind: 'return', data: { returnId, state: to } });
};
