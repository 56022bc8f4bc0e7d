import { either as E } from 'fp-ts';
import { DEFAULT_QUANTITY } from '../cart/quantity.ts';
import { isStyleId } from '../catalog/product-id.ts';
import type { InvalidInput } from '../kernel/violation.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { judgeForm } from '../validation/judge-form.ts';
import { email, maxLength } from '../validation/text-rules.ts';

/** A style in any colour is a favourite of its own kind (FAV-05). */
export type FavoriteType = 'product' | 'style';

export type NewFavorite = { readonly id: string; readonly qty: number; readonly itemType: FavoriteType; readonly favoriteId?: string };

/** The body of adding a favourite: one of it, and the list's id once there is a list (FAV-04, FAV-05). */
export const newFavorite = (id: string, favoriteId?: string): NewFavorite => ({
  id,
  qty: DEFAULT_QUANTITY,
  itemType: isStyleId(id) ? 'style' : 'product',
  ...(favoriteId === undefined ? {} : { favoriteId }),
});

/** A style has to be given a size before it can go to the cart (FAV-14). */
export const needsSize = ({ itemType }: Pick<NewFavorite, 'itemType'>): boolean => itemType === 'style';

/** Hearts as they are shown: what the service confirmed, with the wishes on their way on top, the oldest first. */
export type Hearts = { readonly confirmed: ReadonlySet<string>; readonly pending: readonly Wish[] };
export type Wish = { readonly id: string; readonly wanted: boolean };

/**
 * Whether a heart is filled: the last wish counts, else what the service confirmed.
 * Law: when every wish is settled a heart is what the last wish that was granted made of it (FAV-13).
 */
export const isFavorite = ({ confirmed, pending }: Hearts, id: string): boolean => pending.findLast((wish) => wish.id === id)?.wanted ?? confirmed.has(id);

/** A heart turns at once (FAV-13). */
export const toggled = (hearts: Hearts, id: string): { readonly hearts: Hearts; readonly wish: Wish } => {
  const wish = { id, wanted: !isFavorite(hearts, id) };
  return { wish, hearts: { ...hearts, pending: [...hearts.pending, wish] } };
};

const without = (pending: readonly Wish[], settled: Wish): readonly Wish[] => pending.filter((wish) => wish !== settled);

/** The service has done it. */
export const confirmed = ({ confirmed: known, pending }: Hearts, wish: Wish): Hearts => {
  const others = [...known].filter((id) => id !== wish.id);
  return { confirmed: new Set(wish.wanted ? [...others, wish.id] : others), pending: without(pending, wish) };
};

/** The service could not: the heart is again what it was before that wish (FAV-13). */
export const rolledBack = ({ confirmed: known, pending }: Hearts, wish: Wish): Hearts => ({ confirmed: known, pending: without(pending, wish) });

/** Sharing: somebody to send it to, and up to 500 characters (FAV-08). Addresses are parted by commas. */
export const shareForm: Form<'recipient' | 'message'> = [mandatory('recipient', [maxLength(254), email]), optional('message', [maxLength(500)])];

export type Share = { readonly recipients: readonly string[]; readonly message: string };

/** Every recipient is judged by itself; the first wrong one is told, and nothing is sent. Each is written to once. */
export const judgeShare = (typed: { readonly recipients: string; readonly message?: string }, language: string): E.Either<InvalidInput, Share> => {
  const recipients = [...new Set(typed.recipients.split(',').map((one) => one.trim()))];
  const judged = recipients.map((recipient) => judgeForm(shareForm, { recipient, message: typed.message ?? '' }, language));
  const refused = judged.find(E.isLeft);
  return refused ?? E.right({ recipients, message: (typed.message ?? '').trim() });
};
