import type { Session } from './session.ts';

/** The keys that a session leaves in storage (AUTH-12, AUTH-13). */
export const storedKeys = ['mock', 'login', 'refreshExpiry', 'accessExpiry', 'employee'] as const;

/** The stored key whose value distinguishes one session of a browser from the next. */
export const SESSION_MARK = 'refreshExpiry' satisfies (typeof storedKeys)[number];

/** What is stored of a session, by key. Hints and flags only: tokens, carts and orders stay with the server. */
type StoredSession = { readonly [key in (typeof storedKeys)[number]]?: string };

type Known = {
  readonly session?: Session;
  /** The client answers itself, outside production (HTTP-07). */ readonly isMocked?: boolean;
};

/** Exactly these keys are written, each only where the session has it. */
export const storedSession = ({ session, isMocked = false }: Known): StoredSession => ({
  ...(isMocked && { mock: 'true' }),
  ...(session && {
    login: session.consumerType,
    refreshExpiry: session.refreshExpiry,
    accessExpiry: session.accessExpiry,
  }),
  ...(session?.staff && { employee: JSON.stringify(session.staff) }),
});
