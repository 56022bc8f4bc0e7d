import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { AccountGateway, AccountOwner } from '../ports/account-gateway.ts';
import type { ProfileChanges, ProfileGateway } from '../ports/profile-gateway.ts';
import { changedParts, profileForm, profileValues, type ProfileField } from '../profile-form.ts';

const DAY_MS = 86_400_000;

/** Changes of the member's profile. Each returns the profile that is read again afterwards (PRO-08). */
export type ProfileUseCases = {
  /** Validates the form and sends the parts that differ from `before`; without a difference it calls nothing. */
  readonly saveProfile: (
    before: AccountOwner,
    typed: Values<ProfileField>,
  ) => Effect.Effect<AccountOwner, ApiFailure | InvalidInput>;
  /** Sends parts of other screens, such as interests. */
  readonly changeProfile: (changes: ProfileChanges) => Effect.Effect<AccountOwner, ApiFailure>;
};

type ProfilePorts = {
  readonly profiles: ProfileGateway;
  readonly accounts: AccountGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

export const makeProfileUseCases = ({
  profiles,
  accounts,
  session,
  idGenerator,
  site,
  ruleTexts,
}: ProfilePorts): ProfileUseCases => {
  const changeProfile: ProfileUseCases['changeProfile'] = Effect.fn('changeProfile')(function* (changes) {
    const { key } = yield* startCommand(session, idGenerator);
    yield* profiles.change({ key, changes });
    return yield* accounts.owner;
  });

  return {
    changeProfile,
    saveProfile: Effect.fn('saveProfile')(function* (before, typed) {
      const today = isoText(Math.floor((yield* Clock.currentTimeMillis) / DAY_MS));
      const context = { country: site.country, dateFormat: site.dateFormat, today };
      const stored = profileValues(before, context);
      yield* fromEither(validateForm(profileForm(context, stored), typed, ruleTexts));
      const changes = changedParts(typed, stored, context);
      return Object.keys(changes).length === 0 ? before : yield* changeProfile(changes);
    }),
  };
};
