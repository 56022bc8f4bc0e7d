import type { Cart } from '../cart/cart.ts';
import { tenderName } from '../cart/summary.ts';
import { families } from '../failures/error-catalog.ts';

/** The form of the billing step in which a tender is typed. */
export type TenderEntry = 'giftCard' | 'reward';

const entries: readonly TenderEntry[] = ['giftCard', 'reward'];

/** The form at which a refusal is shown (GFT-06, LOY-10); undefined for one that is not about such a tender. */
export const tenderEntryOf = (errorId: string): TenderEntry | undefined =>
  entries.find((entry) => Object.hasOwn(families[entry], errorId));

/**
 * The message of a refusal with the names of the tenders that it has removed from the cart, since the shopper can have
 * used several: "Reward code •••• KS10: This reward is already used."
 */
export const refusedTenderText = (
  message: string,
  { before, after }: { readonly before: Pick<Cart, 'instruments'>; readonly after: Pick<Cart, 'instruments'> },
): string => {
  const lost = before.instruments.filter(({ id }) => !after.instruments.some((one) => one.id === id));
  return lost.length === 0 ? message : `${lost.map(tenderName).join(', ')}: ${message}`;
};
