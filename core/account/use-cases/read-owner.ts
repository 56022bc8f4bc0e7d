import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Announcements } from '#core/notifications/ports/announcements.ts';
import { FIRST_NAME } from '#core/session/device-keys.ts';
import type { SessionEvent } from '#core/session/session-event.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { AccountGateway, AccountOwner } from '../ports/account-gateway.ts';

export type OwnerPorts = {
  readonly accounts: AccountGateway;
  readonly memory: ShopperMemory;
  readonly announcements: Announcements<SessionEvent>;
};

/** Reads the account's owner. The device remembers the first name, and a change of it is announced. */
export const readOwner = ({ accounts, memory, announcements }: OwnerPorts): Effect.Effect<AccountOwner, ApiFailure> =>
  Effect.gen(function* () {
    const owner = yield* accounts.owner;
    const { firstName } = owner;
    if ((yield* memory.recall(FIRST_NAME)) !== firstName) {
      yield* memory.remember(FIRST_NAME, firstName);
      yield* announcements.announce({ _tag: 'MemberNamed', firstName });
    }
    return owner;
  });
