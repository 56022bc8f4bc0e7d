import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { Values } from '#core/validation/rule.ts';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { Secrets } from '#core/session/ports/secrets.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { AccountOwner } from '../ports/account-gateway.ts';
import type { SignUpField } from '../sign-up-form.ts';
import type { AuthorizationPorts } from './complete-authorization.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { startAuthorization } from './start-authorization.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import { viewAccount } from './view-account.ts';

/** The visitor of the account page: a guest, or the owner of the account. */
export type AccountView = { readonly _tag: 'Guest' } | { readonly _tag: 'Member'; readonly owner: AccountOwner };

export type AccountUseCases = {
  /**
   * Reads the account's owner. The service is called only if a member's session is stored. An expired session is
   * renewed once; if that fails, the result is `Guest` (AUTH-27).
   */
  readonly view: () => Effect.Effect<AccountView, ApiFailure>;
  /**
   * Validates the form, runs the bot check and exchanges the code for a member's session, which merges the guest's cart
   * and lists. Announces `SignedIn` (AUTH-02 to AUTH-07).
   */
  readonly signIn: (typed: Values<'email' | 'password'>) => Effect.Effect<void, ApiFailure | InvalidInput>;
  readonly signUp: (typed: Values<SignUpField>) => Effect.Effect<void, ApiFailure | InvalidInput>;
  /**
   * Ends the session, removes the member's data from this device and continues as a new guest (AUTH-10), even if the
   * service refuses or does not answer (AUTH-11).
   */
  readonly signOut: () => Effect.Effect<void, ApiFailure>;
};

type AccountPorts = AuthorizationPorts & {
  readonly session: SessionUseCases;
  readonly botCheck: BotCheck;
  readonly secrets: Secrets;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

/** Makes the use cases of sign-in, sign-up, sign-out and the account page. */
export const makeAccountUseCases = (given: AccountPorts): AccountUseCases => {
  const ports = { ...given, start: startAuthorization(given) };
  return { view: viewAccount(ports), signIn: signIn(ports), signUp: signUp(ports), signOut: signOut(ports) };
};
