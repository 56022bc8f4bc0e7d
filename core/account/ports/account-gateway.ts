import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { EmployeeTerms } from '#core/profile/employee-terms.ts';
import type { Session } from '#core/session/session.ts';

/**
 * The token of the bot check, and the challenge that binds the following exchange to this request (AUTH-02, AUTH-03).
 */
export type AuthorizationRequest = { readonly captchaToken: string; readonly challenge: string };

type Credentials = { readonly email: string; readonly password: string };

/** The data of a new account (AUTH-25). `phone` is in international form, `birthDate` is YYYY-MM-DD. */
type NewAccount = Credentials & {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  readonly birthDate?: string;
  readonly postalCode?: string;
  readonly wantsNewsletter: boolean;
};

/** The data of the account's owner (API-041). `birthDate` is YYYY-MM-DD. */
export type AccountOwner = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly birthDate?: string;
  readonly postalCode?: string;
  readonly interests: readonly string[];
  readonly shoeSize?: string;
  /** Present for an employee. */
  readonly employee?: Pick<EmployeeTerms, 'termsAccepted'>;
  readonly loyalty: { readonly isMember: boolean; readonly points: number };
};

/**
 * A member's session. `addedUnits` moved from the guest's cart into the member's cart; `savedUnits` did not fit and
 * were saved for later.
 */
export type AuthorizationResult = {
  readonly session: Session;
  readonly addedUnits: number;
  readonly savedUnits: number;
};

/** Accounts (API-001 to API-004, API-041). */
export type AccountGateway = {
  /**
   * Returns a code for `exchange`. Fails with AUT401 for a wrong password or an unknown e-mail address, AUT426 before
   * the last attempt, AUT423 for a locked account.
   */
  readonly signIn: (given: Credentials & AuthorizationRequest) => Effect.Effect<string, ApiFailure>;
  /** Returns a code for `exchange`. Fails with AUT439 if the e-mail address has an account, AUT442 if the phone number has. */
  readonly signUp: (given: NewAccount & AuthorizationRequest) => Effect.Effect<string, ApiFailure>;
  /**
   * Exchanges a code for a session; a code is valid once. A 409 is retried once after 2 s (AUTH-05). `session` is the
   * previous session: a guest's cart and lists are merged into the account. Fails with AUT440 if the code or the
   * verifier is invalid.
   */
  readonly exchange: (grant: {
    readonly code: string;
    readonly verifier: string;
    readonly session?: Session;
  }) => Effect.Effect<AuthorizationResult, ApiFailure>;
  /** Revokes all tokens of the session. */
  readonly signOut: Effect.Effect<void, ApiFailure>;
  /** Reads the data of the account's owner (API-041). Fails with status 401 or 403 if the session is not a member's. */
  readonly owner: Effect.Effect<AccountOwner, ApiFailure>;
};
