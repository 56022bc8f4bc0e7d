import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { AccountOwner } from '../ports/account-gateway.ts';
import type { ProfileChanges, ProfileGateway } from '../ports/profile-gateway.ts';
import { formContext } from './form-context.ts';
import { readOwner, type OwnerPorts } from './read-owner.ts';
import { changedParts, profileForm, profileValues, type ProfileField } from '../profile-form.ts';

/** Changes of the member's profile. Each returns the profile that is read again afterwards (PRO-08). */
export type ProfileUseCases = {
  /** Validates the form and sends the parts that differ from `before`; without a difference it calls nothing. */
  readonly saveProfile: (
    before: AccountOwner,
    typed: Values<ProfileField>,
  ) => Effect.Effect<AccountOwner, ApiFailure | InvalidInput>;
  /** Accepts the terms of the employee discount today (SPC-07). */
  readonly acceptEmployeeTerms: () => Effect.Effect<AccountOwner, ApiFailure>;
  /** Sends parts of other screens, such as interests. */
  readonly changeProfile: (changes: ProfileChanges) => Effect.Effect<AccountOwner, ApiFailure>;
};

type ProfilePorts = OwnerPorts & {
  readonly profiles: ProfileGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

export const makeProfileUseCases = ({
  profiles,
  session,
  idGenerator,
  site,
  ruleTexts,
  ...ports
}: ProfilePorts): ProfileUseCases => {
  const changeProfile: ProfileUseCases['changeProfile'] = Effect.fn('changeProfile')(function* (changes) {
    const { key } = yield* startCommand(session, idGenerator);
    yield* profiles.change({ key, changes });
    return yield* readOwner(ports);
  });

  return {
    changeProfile,
    acceptEmployeeTerms: Effect.fn('acceptEmployeeTerms')(function* () {
      const { today } = yield* formContext(site);
      return yield* changeProfile({ employee: { termsAccepted: true, termsAcceptedDate: today } });
    }),
    saveProfile: Effect.fn('saveProfile')(function* (before, typed) {
      const context = yield* formContext(site);
      const stored = profileValues(before, context);
      yield* fromEither(validateForm(profileForm(context, stored), typed, ruleTexts));
      const changes = changedParts(typed, stored, context);
      return Object.keys(changes).length === 0 ? before : yield* changeProfile(changes);
    }),
  };
};
