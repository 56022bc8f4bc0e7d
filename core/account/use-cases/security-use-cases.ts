import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { Secrets } from '#core/session/ports/secrets.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { Continuation } from '#core/site/continuation.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { changePasswordForm, resetPasswordForm } from '../new-password-forms.ts';
import { forgotPasswordForm } from '../password-forms.ts';
import type { AccountSecurity, SecurityGateway } from '../ports/security-gateway.ts';
import { keepContinuation, takeContinuation } from './reset-continuation.ts';
import { verificationForm } from '../verification-form.ts';

/** Passwords, sign-ins by device, and the verification of the e-mail address. */
export type SecurityUseCases = {
  /** All other sessions end (API-005). */
  readonly changePassword: (
    typed: Values<'oldPassword' | 'newPassword' | 'repeatedPassword'>,
  ) => Effect.Effect<void, ApiFailure | InvalidInput>;
  /**
   * Succeeds for unknown addresses, too (API-007, AUTH-21). The device keeps what follows the sign-in as long as the
   * link of the e-mail is valid.
   */
  readonly requestReset: (
    typed: Values<'email'>,
    continuation?: Continuation,
  ) => Effect.Effect<void, ApiFailure | InvalidInput>;
  /**
   * Sets the password with email and code of the link in the e-mail (API-006). Returns what follows the sign-in, if this
   * device requested the link for this e-mail, and no one has signed in or out since; once (RTE-46).
   */
  readonly resetPassword: (
    link: { readonly email: string; readonly code: string },
    typed: Values<'newPassword' | 'repeatedPassword'>,
  ) => Effect.Effect<Continuation, ApiFailure | InvalidInput>;
  /** Whether a link can still reset the password, before one is typed. Fails with AUT402 for one that cannot. */
  readonly checkReset: (link: { readonly email: string; readonly code: string }) => Effect.Effect<void, ApiFailure>;
  readonly viewSecurity: () => Effect.Effect<AccountSecurity, ApiFailure>;
  /** Ends one sign-in and returns the remaining state. A sign-in that has ended meanwhile is no failure. */
  readonly endSignIn: (id: string) => Effect.Effect<AccountSecurity, ApiFailure>;
  readonly endOtherSignIns: () => Effect.Effect<AccountSecurity, ApiFailure>;
  readonly sendVerification: () => Effect.Effect<void, ApiFailure>;
  /** Verifies the address, adds earlier orders of a guest with this address, and returns their number. */
  readonly verifyEmail: (typed: Values<'code'>) => Effect.Effect<number, ApiFailure | InvalidInput>;
};

type SecurityPorts = {
  readonly security: SecurityGateway;
  readonly session: SessionUseCases;
  readonly memory: ShopperMemory;
  readonly secrets: Pick<Secrets, 'sha256'>;
  readonly idGenerator: IdGenerator;
  readonly botCheck: BotCheck;
  readonly ruleTexts: RuleTexts;
};

export const makeSecurityUseCases = ({
  security,
  session,
  memory,
  secrets,
  idGenerator,
  botCheck,
  ruleTexts,
}: SecurityPorts): SecurityUseCases => ({
  changePassword: Effect.fn('changePassword')(function* (typed) {
    const values = yield* fromEither(validateForm(changePasswordForm, typed, ruleTexts));
    const { key } = yield* startCommand(session, idGenerator);
    yield* security.changePassword({
      key,
      oldPassword: values.oldPassword ?? '',
      newPassword: values.newPassword ?? '',
    });
  }),
  requestReset: Effect.fn('requestReset')(function* (typed, continuation = {}) {
    const { email = '' } = yield* fromEither(validateForm(forgotPasswordForm, typed, ruleTexts));
    // Without a token the service refuses with AUT403, which has the text for the shopper.
    const captchaToken = yield* botCheck.token('sign-in').pipe(Effect.catch(() => Effect.succeed('')));
    yield* session.ensure;
    yield* security.requestReset({ email, captchaToken });
    yield* keepContinuation({ memory, secrets }, email, continuation);
  }),
  resetPassword: Effect.fn('resetPassword')(function* (link, typed) {
    const { newPassword = '' } = yield* fromEither(validateForm(resetPasswordForm, typed, ruleTexts));
    yield* security.confirmReset({ ...link, newPassword });
    return yield* takeContinuation({ memory, secrets }, link.email);
  }),
  checkReset: security.checkReset,
  viewSecurity: () => Effect.andThen(session.ensure, security.view),
  endSignIn: (id) =>
    security.endSignIn(id).pipe(
      Effect.catchIf(
        ({ status }) => status === 404,
        () => Effect.void,
      ),
      Effect.andThen(security.view),
    ),
  endOtherSignIns: () => Effect.andThen(security.endOtherSignIns, security.view),
  sendVerification: () => security.sendVerification,
  verifyEmail: Effect.fn('verifyEmail')(function* (typed) {
    const { code = '' } = yield* fromEither(validateForm(verificationForm, typed, ruleTexts));
    yield* security.verifyEmail(code);
    return yield* security.claimOrders;
  }),
});
