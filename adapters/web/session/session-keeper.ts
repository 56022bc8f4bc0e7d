import * as Effect from 'effect/Effect';
import type { Process } from '#adapters/composition/process.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { CLIENT_ADDRESS_HEADER } from '#adapters/process/client-address.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { instantOf } from '#core/kernel/calendar.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { Session } from '#core/session/session.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { SessionOfSites, SessionRecords } from './session-records.ts';

type SessionKeeperOptions = {
  readonly process: Process;
  readonly records: SessionRecords;
  readonly serviceUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** A valid session, undefined if the service refuses with a tolerated 403, or a failure. */
export type SessionResult =
  | { readonly _tag: 'Success'; readonly success: Session | undefined }
  | { readonly _tag: 'Failure'; readonly failure: ApiFailure };

type SessionKeeper = {
  /** Opens a guest session for the client of a request and stores it under a new id. */
  readonly open: (id: string, site: SiteConfiguration, client: Headers) => Promise<SessionResult>;
  /**
   * The session of an id, renewed if necessary; undefined if there is none. Concurrent calls share one renewal, across
   * processes (A4).
   */
  readonly resume: (id: string, site: SiteConfiguration) => Promise<SessionResult | undefined>;
  /**
   * Renews tokens that the service rejects, unless another process has done so. The record of a member whose session
   * has ended is removed.
   */
  readonly renew: (id: string, site: SiteConfiguration, refused: Session) => Promise<SessionResult | undefined>;
  /** Stores a newly granted session under a new id. */
  readonly begin: (id: string, site: SiteConfiguration, session: Session) => Promise<void>;
  readonly end: (id: string) => Promise<void>;
  /** Applies a change to the stored session; repeats it if another request changed the session at the same time. */
  readonly change: (id: string, site: SiteConfiguration, next: (session: Session) => Session) => Promise<void>;
};

/**
 * The session as seen on one site, without the cart, lists and order of other sites (AUTH-32). A guest has no
 * references on a site that is new to the session; a member's are fetched by a renewal. Records of release 1 have no
 * site and count for every site.
 */
const sessionOn = ({ siteId }: SiteConfiguration, stored: SessionOfSites): Session => {
  const { siteId: storedId = siteId, elsewhere = {}, ...session } = stored;
  if (storedId === siteId) return session;
  const refs = elsewhere[siteId];
  if (refs !== undefined) return { ...session, refs };
  const unknown = { ...session, refs: {} };
  return Session.isMember(session) ? Session.expireAccess(unknown) : unknown;
};

/** The record to store for a session that was used on a site, with the references of the other sites. */
const storedOn = ({ siteId }: SiteConfiguration, session: Session, before?: SessionOfSites): SessionOfSites => {
  if (before?.siteId === undefined || before.consumerId !== session.consumerId) return { ...session, siteId };
  const { [siteId]: _, ...elsewhere } = { ...before.elsewhere, [before.siteId]: before.refs };
  return { ...session, siteId, elsewhere };
};

/**
 * Validity of a claim in milliseconds, longer than any renewal. If a process ends during its renewal, other processes
 * wait at most this long.
 */
const CLAIM_MS = 20_000;
const LOOK_AGAIN_MS = 25;

const termOf = ({ refreshExpiry }: Session): { readonly expiresAt: number } => ({
  expiresAt: instantOf(refreshExpiry),
});

const isFresh = (session: Session): boolean => Session.isFresh(session, Date.now());

/** The renewed session with the references that other requests added during the renewal. */
const merged = (renewed: Session, { before, now }: { readonly before: Session; readonly now: Session }): Session =>
  renewed.consumerId === now.consumerId ? Session.withRefs(renewed, Session.refChanges(before, now)) : renewed;

/** A request of this server with the network of the client for whom it is made. */
const forClient = (request: Request, client: Headers): Request => {
  const network = client.get(CLIENT_ADDRESS_HEADER);
  if (network !== null) request.headers.set(CLIENT_ADDRESS_HEADER, network);
  return request;
};

/** Applies the core's session rules to stored sessions (architecture 0.5). */
export const makeSessionKeeper = ({ process, records, serviceUrl, fetch }: SessionKeeperOptions): SessionKeeper => {
  const ensure = async (
    site: SiteConfiguration,
    sessions: SessionRepository,
    call: SessionKeeperOptions['fetch'] = fetch,
  ): Promise<SessionResult> => {
    const channel = scriptChannel({
      process,
      site,
      baseUrl: serviceUrl,
      fetch: call,
      sessions,
      clientApp: 'portico-web',
    });
    try {
      return await Effect.runPromise(Effect.result(channel.session.ensure));
    } finally {
      await channel.close();
    }
  };

  const change: SessionKeeper['change'] = async (id, site, next) => {
    for (;;) {
      const stored = await records.read(id);
      if (stored === undefined) return;
      const now = sessionOn(site, stored.session);
      const changed = next(now);
      if (changed === now) return;
      const record = storedOn(site, changed, stored.session);
      if (await records.replace(id, record, { version: stored.version, ...termOf(changed) })) return;
    }
  };

  const renew = (id: string, site: SiteConfiguration, before: Session): Promise<SessionResult> =>
    ensure(site, {
      read: Effect.succeed(before),
      write: (renewed) => Effect.promise(() => change(id, site, (now) => merged(renewed, { before, now }))),
      clear: Effect.promise(() => records.remove(id)),
    });

  /** Renews a session in one process at a time; other processes poll until it is renewed. */
  const renewed = async (id: string, site: SiteConfiguration): Promise<SessionResult | undefined> => {
    for (;;) {
      const isMine = await records.claim(id, CLAIM_MS);
      try {
        const stored = await records.read(id);
        if (stored === undefined) return undefined;
        const session = sessionOn(site, stored.session);
        if (isFresh(session)) return { _tag: 'Success', success: session };
        if (isMine) return await renew(id, site, session);
      } finally {
        if (isMine) await records.release(id);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  };

  /** Renewals in progress by session and site, which callers in this process share instead of polling. */
  const renewing = new Map<string, Promise<SessionResult | undefined>>();

  const resume: SessionKeeper['resume'] = async (id, site) => {
    const stored = await records.read(id);
    if (stored === undefined) return undefined;
    const session = sessionOn(site, stored.session);
    if (isFresh(session)) return { _tag: 'Success', success: session };
    const key = `${id} ${site.siteId}`;
    const running = renewing.get(key) ?? renewed(id, site).finally(() => renewing.delete(key));
    renewing.set(key, running);
    return running;
  };

  return {
    change,
    resume,
    open: (id, site, client) =>
      ensure(
        site,
        {
          read: Effect.undefined,
          write: (session) => Effect.promise(() => records.add(id, storedOn(site, session), termOf(session))),
          clear: Effect.void,
        },
        (request) => fetch(forClient(request, client)),
      ),
    renew: async (id, site, { tokens }) => {
      await change(id, site, (now) => (now.tokens?.access === tokens?.access ? Session.expireAccess(now) : now));
      return resume(id, site);
    },
    begin: (id, site, session) => records.add(id, storedOn(site, session), termOf(session)),
    end: records.remove,
  };
};
