import type { Session, SessionRefs } from '#core/session/session.ts';

/** A session of any site: its references are those of `siteId`; those of other sites are in `elsewhere`. */
export type SessionOfSites = Session & {
  /** Missing in records of release 1. */
  readonly siteId?: string;
  readonly elsewhere?: { readonly [siteId: string]: SessionRefs };
};

/** A stored session; its version changes with every write. */
type StoredSession = { readonly session: SessionOfSites; readonly version: number };

type Term = { /** Milliseconds since 1970. */ readonly expiresAt: number };

/**
 * Server-side sessions, by the id in the browser's cookie. However they are stored, what is stored opens nothing
 * without the id. Session libraries (`express-session`, `iron-session`) have neither the versions nor the claims below,
 * which keep two requests or two processes from renewing the same tokens.
 */
export type SessionRecords = {
  /** Undefined after the expiry. */
  readonly read: (id: string) => Promise<StoredSession | undefined>;
  readonly add: (id: string, session: SessionOfSites, term: Term) => Promise<void>;
  /** False if the session was changed since that version, or does not exist: then nothing is written. */
  readonly replace: (id: string, session: SessionOfSites, at: Term & { readonly version: number }) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /**
   * True for one caller of all processes, until it releases the claim or `forMs` has passed: the caller that renews the
   * tokens (A4).
   */
  readonly claim: (id: string, forMs: number) => Promise<boolean>;
  readonly release: (id: string) => Promise<void>;
};

type MemoryOptions = {
  readonly now?: () => number;
  /** The most sessions that are stored; the one that was opened first leaves first. */ readonly limit?: number;
};

type Entry = StoredSession & Term;

/** Interval of removing expired sessions, in milliseconds. */
export const SWEEP_MS = 10 * 60 * 1000;

/** For a single process and tests. Expired sessions are removed. */
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
