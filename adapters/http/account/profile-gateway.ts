import * as Effect from 'effect/Effect';
import { profile } from '#adapters/contract/profile.ts';
import type { ProfileGateway } from '#core/account/ports/profile-gateway.ts';
import { present } from '#core/kernel/present.ts';
import { Interests } from '#core/profile/interests.ts';
import type { BaseClient } from '../base-client.ts';

/** The parts that are given; empty groups are absent. */
const group = <Fields extends object>(fields: Fields) => {
  const given = present(fields);
  return Object.keys(given).length === 0 ? undefined : given;
};

export const makeProfileGateway = (client: BaseClient): ProfileGateway => ({
  change: ({ key, changes: { interests, shoeSize, enrollment, ...details } }) =>
    Effect.asVoid(
      client.ask(profile.change, {
        key,
        body: present({
          consumerDetails: group(details),
          preferences: group({
            interests: interests === undefined ? undefined : Interests.write(interests),
            preferredShoeSize: shoeSize,
          }),
          enrollments: enrollment === undefined ? undefined : [enrollment],
        }),
      }),
    ),
});
