import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';
import type { CardExpiry, SavedCard } from '#core/payment/saved-card.ts';

/**
 * The saved cards of a member (API-051 to API-054). API404 for a card that does not exist, or that belongs to another
 * member.
 */
export type SavedCardGateway = {
  /** The oldest card first. */
  readonly list: Effect.Effect<readonly SavedCard[], ApiFailure>;
  /** Opens the provider's card fields for a new card. */
  readonly openSession: Effect.Effect<PaymentSession, ApiFailure>;
  /** PYT300 for a card that is saved already, FE309 for an expired one, PAY400 or PYT402 for a refused one. */
  readonly add: (
    command: Keyed & { readonly card: CardToken; readonly isDefault: boolean },
  ) => Effect.Effect<SavedCard, ApiFailure>;
  /** FE309 for an expiry date in the past. */
  readonly change: (
    command: Keyed & { readonly id: string; readonly changes: Partial<CardExpiry> & { readonly isDefault?: true } },
  ) => Effect.Effect<SavedCard, ApiFailure>;
  readonly remove: (command: Keyed & { readonly id: string }) => Effect.Effect<void, ApiFailure>;
};
