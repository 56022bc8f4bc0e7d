import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { NotificationChoice, Subscriptions } from '#core/profile/subscription.ts';

type Written = Effect.Effect<void, ApiFailure>;

/** Subscriptions to the newsletter and to text messages. Phone numbers are in international form. */
export type SubscriptionGateway = {
  /** The number that is opted in (API-048). */
  readonly number: Effect.Effect<string | undefined, ApiFailure>;
  /** The subscriptions of the profile (API-041). */
  readonly read: Effect.Effect<Subscriptions, ApiFailure>;
  /** The notifications of a member; none for a guest (API-048). */
  readonly notifications: Effect.Effect<readonly NotificationChoice[], ApiFailure>;
  /** Switches messages of a topic on or off (API-066). Fails with AUT432 before the member's address is verified. */
  readonly changeNotification: (command: Keyed & NotificationChoice) => Written;
  /** Requests the newsletter: its owner confirms the address (API-043). Fails with AUT453 for an invalid address. */
  readonly requestNewsletter: (command: Keyed & { readonly email: string }) => Written;
  /** Confirms the newsletter by the code of its message. Fails with AUT402 for an invalid or old code. */
  readonly confirmNewsletter: (code: string) => Written;
  /** Ends the newsletter of the member's own address (API-042). Fails with AUT432 before it is verified. */
  readonly endNewsletter: (command: Keyed & { readonly email: string }) => Written;
  /** Writes the phone number of the profile (API-042). */
  readonly savePhone: (command: Keyed & { readonly phone: string }) => Written;
  /** Opts a guest's number in (API-050). Fails with PRO400 for an invalid number. */
  readonly createNumber: (command: Keyed & { readonly phone: string }) => Written;
  /** Opts a number in or out (API-049). */
  readonly changeNumber: (command: Keyed & { readonly phone: string; readonly isIn: boolean }) => Written;
};
