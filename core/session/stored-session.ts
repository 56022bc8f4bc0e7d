import type { Session } from './session.ts';

/** Storage keys of a session (AUTH-12, AUTH-13). */
export const storedKeys = ['mock', 'login', 'refreshExpiry', 'accessExpiry', 'employee'] as const;

/** The stored key that distinguishes one session of a browser from the next. */
export const SESSION_MARK = 'refreshExpiry' satisfies (typeof storedKeys)[number];

/** Stored values by key: hints and flags only. Tokens, carts and orders stay on the server. */
type StoredSession = { readonly [key in (typeof storedKeys)[number]]?: string };

type Known = {
  readonly session?: Session;
  /** Whether the client answers calls itself, which is possible outside production only (HTTP-07). */
  readonly isMocked?: boolean;
};

/** The values to store by key. Only these keys are written, each only if the session has a value for it. */
export const storedSession = ({ session, isMocked = false }: Known): StoredSession => ({
  ...(isMocked && { mock: 'true' }),
  ...(session && {
    login: session.consumerType,
    refreshExpiry: session.refreshExpiry,
    accessExpiry: session.accessExpiry,
  }),
  ...(session?.staff && { employee: JSON.stringify(session.staff) }),
});
