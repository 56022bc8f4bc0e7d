import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { Session } from '#core/session/session.ts';
import { storedKeys, storedSession } from '#core/session/stored-session.ts';
import type { KeyValueStore } from './key-value-store.ts';

const instant = new t.Type<string, string, unknown>(
  'Instant',
  (value): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  (value, context) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? t.success(value) : t.failure(value, context),
  (value) => value,
);

const hints = t.type({ login: t.string, accessExpiry: instant, refreshExpiry: instant });

/** Stored hints of a session: consumer type and expiry (AUTH-12, AUTH-13). */
export type SessionHints = t.TypeOf<typeof hints>;

/** Keys that are removed at the end of the session; the other stored keys remain. */
const keys = storedKeys.filter((key) => key in hints.props);

export const SessionHints = {
  /** Reads the hints; undefined if they are missing or invalid. */
  read: (storage: KeyValueStore): SessionHints | undefined => {
    const decoded = hints.decode(Object.fromEntries(keys.map((key) => [key, storage.getItem(key)])));
    return E.isRight(decoded) ? decoded.right : undefined;
  },
  write: (storage: KeyValueStore, session: Session): void => {
    const stored = storedSession({ session });
    for (const key of storedKeys) if (stored[key] !== undefined) storage.setItem(key, stored[key]);
  },
  clear: (storage: KeyValueStore): void => {
    for (const key of keys) storage.removeItem(key);
  },
} as const;
