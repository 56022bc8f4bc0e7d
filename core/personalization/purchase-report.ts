import { Outcome } from '../kernel/outcome.ts';
import type { EventLine, ShopperEvent } from './shopper-event.ts';

export type Purchase = { readonly purchaseId: string; readonly lines: readonly EventLine[] };

/** Ids of the purchases that were told, the oldest first. They outlive a reload. */
export type ToldPurchases = readonly string[];

/** A purchase is told once, however often its confirmation is loaded (P13N-21). */
export const reportPurchase = (
  told: ToldPurchases,
  { purchaseId, lines }: Purchase,
): Outcome<ToldPurchases, ShopperEvent> =>
  told.includes(purchaseId)
    ? Outcome.of(told)
    : Outcome.of([...told, purchaseId], { _tag: 'Purchase', purchaseId, purchaseLines: lines });
