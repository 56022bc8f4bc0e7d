import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Session } from '#core/session/session.ts';

/** The token of the bot check, and the challenge that binds the exchange that follows (AUTH-02, AUTH-03). */
export type AuthorizationRequest = { readonly captchaToken: string; readonly challenge: string };

type Credentials = { readonly email: string; readonly password: string };

/** The data of a new account (AUTH-25). */
type NewAccount = Credentials & {
  readonly firstName: string;
  readonly lastName: string;
  readonly wantsNewsletter: boolean;
};

/** Whose account it is (API-041). */
export type AccountOwner = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
};

/** A member's session, and what became of the guest's cart: units added to the member's, and units saved for later. */
export type AuthorizationResult = {
  readonly session: Session;
  readonly addedUnits: number;
  readonly savedUnits: number;
};

/** Accounts (API-001 to API-004, API-041). */
export type AccountGateway = {
  /**
   * A code for the exchange. Fails with AUT401 for a wrong password and an unknown address alike, with AUT426 before
   * the last trial, with AUT423 once it is locked.
   */
  readonly signIn: (given: Credentials & AuthorizationRequest) => Effect.Effect<string, ApiFailure>;
  /** A code for the exchange. Fails with AUT439 where the address has an account. */
  readonly signUp: (given: NewAccount & AuthorizationRequest) => Effect.Effect<string, ApiFailure>;
  /**
   * Trades a code for a session, once; on a 409 it is tried again after 2 s, once (AUTH-05). `session` is the one
   * before: a guest's lists and cart go into the account.
   * Fails with AUT440 where the code or the verifier do not serve.
   */
  readonly exchange: (grant: {
    readonly code: string;
    readonly verifier: string;
    readonly session?: Session;
  }) => Effect.Effect<AuthorizationResult, ApiFailure>;
  /** Ends the session with all its tokens. */
  readonly signOut: Effect.Effect<void, ApiFailure>;
  readonly owner: Effect.Effect<AccountOwner, ApiFailure>;
};
