import type { Session, SessionRefs } from '#core/session/session.ts';

/**
 * A stored session with its references by site: `refs` are those of the site `siteId`, `elsewhere` has those of other
 * sites.
 */
export type SessionOfSites = Session & {
  /** Missing in records of release 1. */
  readonly siteId?: string;
  readonly elsewhere?: { readonly [siteId: string]: SessionRefs };
};

/** A stored session; its version changes with every write. */
type StoredSession = { readonly session: SessionOfSites; readonly version: number };

type Term = { /** Milliseconds since 1970. */ readonly expiresAt: number };

/**
 * Stores sessions on the server under the id in the browser's cookie. Implementations must store nothing that gives
 * access without that id. Session libraries (`express-session`, `iron-session`) have neither the versions nor the
 * claims below, which prevent two requests or two processes from renewing the same tokens.
 */
export type SessionRecords = {
  /** The stored session; undefined if it has expired or does not exist. */
  readonly read: (id: string) => Promise<StoredSession | undefined>;
  readonly add: (id: string, session: SessionOfSites, term: Term) => Promise<void>;
  /** Writes the session if its stored version is still `version`; else writes nothing and returns false. */
  readonly replace: (id: string, session: SessionOfSites, at: Term & { readonly version: number }) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /**
   * Claims the renewal of a session's tokens (A4). True for only one caller among all processes, until it releases the
   * claim or `forMs` milliseconds have passed.
   */
  readonly claim: (id: string, forMs: number) => Promise<boolean>;
  readonly release: (id: string) => Promise<void>;
};

type MemoryOptions = {
  readonly now?: () => number;
  /** Maximum number of sessions; above it, the one that was added first is removed. */
  readonly limit?: number;
};

type Entry = StoredSession & Term;

/** Interval in milliseconds between removals of expired sessions. */
export const SWEEP_MS = 10 * 60 * 1000;

/** Stores sessions in memory, for a single process and for tests. */
export const memorySessionRecords = ({
  now = () => Date.now(),
  limit = 100_000,
}: MemoryOptions = {}): SessionRecords => {
  const entries = new Map<string, Entry>();
  const claims = new Map<string, number>();
  let sweptAt = now();

  const sweep = (): void => {
    sweptAt = now();
    for (const [id, { expiresAt }] of entries) if (expiresAt <= sweptAt) entries.delete(id);
  };
  const live = (id: string): Entry | undefined => {
    const entry = entries.get(id);
    return entry === undefined || entry.expiresAt <= now() ? undefined : entry;
  };

  return {
    read: async (id) => live(id),
    add: async (id, session, { expiresAt }) => {
      if (now() - sweptAt > SWEEP_MS || entries.size >= limit) sweep();
      entries.set(id, { session, version: 1, expiresAt });
      for (const oldest of entries.keys()) {
        if (entries.size <= limit) break;
        entries.delete(oldest);
      }
    },
    replace: async (id, session, { version, expiresAt }) => {
      if (live(id)?.version !== version) return false;
      entries.set(id, { session, version: version + 1, expiresAt });
      return true;
    },
    remove: async (id) => void entries.delete(id),
    claim: async (id, forMs) => {
      if ((claims.get(id) ?? 0) > now()) return false;
      claims.set(id, now() + forMs);
      return true;
    },
    release: async (id) => void claims.delete(id),
  };
};
