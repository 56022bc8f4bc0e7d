import * as Effect from 'effect/Effect';
import type { Process } from '#adapters/composition/process.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { instantOf } from '#core/kernel/calendar.ts';
import type { SessionStore } from '#core/session/ports/session-store.ts';
import { Session } from '#core/session/session.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { SessionRecords } from './session-records.ts';

type SessionKeeperOptions = {
  readonly process: Process;
  readonly records: SessionRecords;
  readonly serviceUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** A session that is good for calls, none where the service tolerably refused one, or why there is none. */
export type Opened =
  | { readonly _tag: 'Success'; readonly success: Session | undefined }
  | { readonly _tag: 'Failure'; readonly failure: ApiFailure };

type SessionKeeper = {
  /** A guest's session under a new id. */
  readonly open: (id: string, site: SiteConfiguration) => Promise<Opened>;
  /**
   * The session of an id, renewed if need be; nothing when there is none. Calls at the same moment share one renewal,
   * in whatever process they are (A4).
   */
  readonly resume: (id: string, site: SiteConfiguration) => Promise<Opened | undefined>;
  /**
   * Renews tokens that the service does not take any more, unless another process has done so meanwhile; a member whose
   * session has ended is a guest then.
   */
  readonly renew: (id: string, site: SiteConfiguration, refused: Session) => Promise<Opened | undefined>;
  /** Keeps a session that was just granted under a new id. */
  readonly begin: (id: string, session: Session) => Promise<void>;
  readonly end: (id: string) => Promise<void>;
  /** Changes the session as it is then, also while others change it. */
  readonly change: (id: string, next: (session: Session) => Session) => Promise<void>;
};

/** Longer than a renewal takes at worst: a process that died in the midst of one holds the others up for no longer. */
const CLAIM_MS = 20_000;
const LOOK_AGAIN_MS = 25;

const termOf = ({ refreshExpiry }: Session): { readonly expiresAt: number } => ({
  expiresAt: instantOf(refreshExpiry),
});

const isFresh = (session: Session): boolean => Session.isFresh(session, Date.now());

/** A renewed session, with the references that the record was given while it was renewed. */
const merged = (renewed: Session, { before, now }: { readonly before: Session; readonly now: Session }): Session =>
  renewed.consumerId === now.consumerId ? Session.withRefs(renewed, Session.refChanges(before, now)) : renewed;

/** The core's own session rules over the records (architecture 0.5). */
export const makeSessionKeeper = ({ process, records, serviceUrl, fetch }: SessionKeeperOptions): SessionKeeper => {
  const ensure = async (site: SiteConfiguration, sessions: SessionStore): Promise<Opened> => {
    const channel = scriptChannel({ process, site, baseUrl: serviceUrl, fetch, sessions, clientApp: 'portico-web' });
    try {
      return await Effect.runPromise(Effect.result(channel.session.ensure));
    } finally {
      await channel.close();
    }
  };

  const change: SessionKeeper['change'] = async (id, next) => {
    for (;;) {
      const stored = await records.read(id);
      if (stored === undefined) return;
      const changed = next(stored.session);
      if (
        changed === stored.session ||
        (await records.replace(id, changed, { version: stored.version, ...termOf(changed) }))
      )
        return;
    }
  };

  const renew = (id: string, site: SiteConfiguration, before: Session): Promise<Opened> =>
    ensure(site, {
      read: Effect.succeed(before),
      write: (renewed) => Effect.promise(() => change(id, (now) => merged(renewed, { before, now }))),
      clear: Effect.promise(() => records.remove(id)),
    });

  /** One of all who find the session old renews it; the others look again until it is new. */
  const renewed = async (id: string, site: SiteConfiguration): Promise<Opened | undefined> => {
    for (;;) {
      const isMine = await records.claim(id, CLAIM_MS);
      try {
        const stored = await records.read(id);
        if (stored === undefined) return undefined;
        if (isFresh(stored.session)) return { _tag: 'Success', success: stored.session };
        if (isMine) return await renew(id, site, stored.session);
      } finally {
        if (isMine) await records.release(id);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  };

  /** Within this process callers wait for one another's renewal instead of looking again. */
  const renewing = new Map<string, Promise<Opened | undefined>>();

  const resume: SessionKeeper['resume'] = async (id, site) => {
    const stored = await records.read(id);
    if (stored === undefined) return undefined;
    if (isFresh(stored.session)) return { _tag: 'Success', success: stored.session };
    const running = renewing.get(id) ?? renewed(id, site).finally(() => renewing.delete(id));
    renewing.set(id, running);
    return running;
  };

  return {
    change,
    resume,
    open: (id, site) =>
      ensure(site, {
        read: Effect.undefined,
        write: (session) => Effect.promise(() => records.add(id, session, termOf(session))),
        clear: Effect.void,
      }),
    renew: async (id, site, { tokens }) => {
      await change(id, (now) => (now.tokens?.access === tokens?.access ? Session.expireAccess(now) : now));
      return resume(id, site);
    },
    begin: (id, session) => records.add(id, session, termOf(session)),
    end: records.remove,
  };
};
