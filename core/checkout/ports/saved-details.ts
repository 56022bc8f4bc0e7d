import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { SavedCard } from '../../payment/saved-card.ts';
import type { AddressBook } from '../../profile/address-book.ts';

/** What a member has saved in the account for the next order. */
export type SavedDetails = {
  readonly contact: { readonly email: string; readonly phone?: string };
  readonly addresses: AddressBook;
  readonly cards: readonly SavedCard[];
};

/** Reads what the member has saved; undefined for a guest. */
export type SavedDetailsReader = { readonly read: Effect.Effect<SavedDetails | undefined, ApiFailure> };
