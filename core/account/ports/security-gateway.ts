import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Keyed } from '#core/kernel/keyed.ts';

/** A sign-in whose session has not ended. Times are ISO 8601. */
export type SignInEntry = {
  readonly id: string;
  /** Browser and system, such as "Firefox, Windows"; empty if unknown. */
  readonly device: string;
  readonly createdAt: string;
  readonly usedAt: string;
  /** Whether it is the session of this call. */
  readonly isCurrent: boolean;
};

/** The state of the member's account that its security depends on. */
export type AccountSecurity = { readonly isEmailVerified: boolean; readonly signIns: readonly SignInEntry[] };

/** Passwords, sign-ins by device, and the verification of the e-mail address (API-005 to API-007). */
export type SecurityGateway = {
  /**
   * Ends all other sessions. Fails with AUT450 for a wrong current password, AUT451 for a password used before, AUT452 if
   * it was changed meanwhile, AUT423 after too many attempts.
   */
  readonly changePassword: (
    command: Keyed & { readonly oldPassword: string; readonly newPassword: string },
  ) => Effect.Effect<void, ApiFailure>;
  /** Sends an e-mail with a link, if the address has an account. Fails with AUT403 for a suspected bot. */
  readonly requestReset: (input: {
    readonly email: string;
    readonly captchaToken: string;
  }) => Effect.Effect<void, ApiFailure>;
  /** Ends all sessions and unlocks the account. Fails with AUT402 for an invalid code, AUT451 for a password used before. */
  readonly confirmReset: (input: {
    readonly email: string;
    readonly code: string;
    readonly newPassword: string;
  }) => Effect.Effect<void, ApiFailure>;
  /** Whether a code can still reset the password; it is not used by that. Fails with AUT402 for an invalid one. */
  readonly checkReset: (link: { readonly email: string; readonly code: string }) => Effect.Effect<void, ApiFailure>;
  readonly view: Effect.Effect<AccountSecurity, ApiFailure>;
  /** Fails with API404 for a sign-in that has ended or is another member's. */
  readonly endSignIn: (id: string) => Effect.Effect<void, ApiFailure>;
  readonly endOtherSignIns: Effect.Effect<void, ApiFailure>;
  readonly sendVerification: Effect.Effect<void, ApiFailure>;
  /** Fails with AUT437 for a wrong code, AUT438 for an expired one. */
  readonly verifyEmail: (code: string) => Effect.Effect<void, ApiFailure>;
  /** Adds orders that a guest placed with the member's address; returns their number. AUT432: not verified. */
  readonly claimOrders: Effect.Effect<number, ApiFailure>;
};
