import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { deleteAccountForm } from '../delete-account-form.ts';
import type { OpenBusiness, PrivacyGateway } from '../ports/privacy-gateway.ts';
import type { AccountUseCases } from './account-use-cases.ts';

/** The copy of personal data, and the deletion of the account. */
export type PrivacyUseCases = {
  /** Requests a copy and returns it as JSON text (API-065). */
  readonly copyData: (email: string) => Effect.Effect<string, ApiFailure>;
  readonly viewPrivacy: () => Effect.Effect<OpenBusiness, ApiFailure>;
  /** Deletes the account, then removes the member's data from this device and continues as a guest, as a sign-out does. */
  readonly deleteAccount: (typed: Values<'oldPassword'>) => Effect.Effect<void, ApiFailure | InvalidInput>;
};

type PrivacyPorts = {
  readonly privacy: PrivacyGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly ruleTexts: RuleTexts;
  readonly signOut: AccountUseCases['signOut'];
};

export const makePrivacyUseCases = ({
  privacy,
  session,
  idGenerator,
  ruleTexts,
  signOut,
}: PrivacyPorts): PrivacyUseCases => ({
  copyData: Effect.fn('copyData')(function* (email) {
    const { key } = yield* startCommand(session, idGenerator);
    const requestId = yield* privacy.requestCopy({ key, email });
    return JSON.stringify(yield* privacy.readCopy(requestId), undefined, 2);
  }),
  viewPrivacy: () => privacy.view,
  deleteAccount: Effect.fn('deleteAccount')(function* (typed) {
    const { oldPassword = '' } = yield* fromEither(validateForm(deleteAccountForm, typed, ruleTexts));
    yield* privacy.deleteAccount(oldPassword);
    yield* signOut();
  }),
});
