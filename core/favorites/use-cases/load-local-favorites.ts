import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { Session } from '#core/session/session.ts';
import type { Role } from '#core/session/rights.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { isListOffered } from '../availability.ts';
import { ASSOCIATE_KEY } from '../device-keys.ts';
import { LocalFavorites } from '../local-favorites.ts';
import type { LocalFavoritesStore } from './local-favorites-store.ts';
import type { LoadedFavorites } from './favorites-use-cases.ts';

type Ports = {
  readonly sessions: SessionRepository;
  readonly memory: ShopperMemory;
  readonly device: LocalFavoritesStore;
  readonly site: SiteConfiguration;
};

/**
 * Loads the stored favorites. Those of an ended session are removed, because they may belong to another shopper
 * (FAV-09); without any session only pending changes are kept.
 */
export const loadLocalFavorites = ({ sessions, memory, device, site }: Ports): Effect.Effect<LoadedFavorites> =>
  Effect.gen(function* () {
    const roles: readonly Role[] =
      (yield* memory.recall(ASSOCIATE_KEY)) === undefined ? ['guest'] : ['guest', 'associate'];
    const isOffered = isListOffered('favorites', { flag: site.flags.favorites, roles });
    const session = yield* sessions.read;
    const stored = yield* device.load;
    const known =
      session === undefined
        ? { ...LocalFavorites.none, changes: stored.changes }
        : Session.isRenewable(session, yield* Clock.currentTimeMillis)
          ? stored
          : LocalFavorites.none;
    if (known !== stored) yield* device.change(() => known);
    return { isOffered, ...(isOffered ? known : LocalFavorites.none) };
  });
