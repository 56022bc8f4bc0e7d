import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { SessionStore } from '../../session/ports/session-store.ts';
import { Session } from '../../session/session.ts';
import type { Role } from '../../session/rights.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { isListOffered } from '../availability.ts';
import { ASSOCIATE_KEY, heartsKey } from '../hearts-key.ts';
import { KeptHearts } from '../kept-hearts.ts';
import type { RecalledHearts } from './favorites-use-cases.ts';

type Ports = { readonly sessions: SessionStore; readonly memory: ShopperMemory; readonly site: SiteConfiguration };

/** Hearts of a session that has ended, or of another site, are not this shopper's (FAV-09). */
export const recallHearts = ({ sessions, memory, site }: Ports): Effect.Effect<RecalledHearts> =>
  Effect.gen(function* () {
    const roles: readonly Role[] = (yield* memory.recall(ASSOCIATE_KEY)) === undefined ? ['guest'] : ['guest', 'associate'];
    const isOffered = isListOffered('favorites', { flag: site.flags.favorites, roles });
    const kept = yield* sessions.read;
    const isThere = kept !== undefined && Session.isRenewable(kept, yield* Clock.currentTimeMillis);
    return { isOffered, ids: isOffered && isThere ? KeptHearts.fromText(yield* memory.recall(heartsKey(site.siteId))) : [] };
  });
