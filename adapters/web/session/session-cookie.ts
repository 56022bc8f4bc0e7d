import { encodeBase64Url } from '#core/kernel/base64url.ts';

/**
 * Lifetime of the cookie in seconds. The session ends with its refresh token: a guest's after a day, a member's after
 * 30 days (`REFRESH_SECONDS` of the service).
 */
const COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** `__Host-` binds the cookie to this host on secure connections. */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-portico' : 'portico');

/** A new session id of 256 random bits, as base64url. */
export const newSessionId = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * The id in a Cookie header. The format of ids is checked here anyway, so a parser of all cookies would add nothing.
 */
export const readCookie = (header: string | null, name: string): string | undefined =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))
    .find((value) => /^[\w-]{43}$/.test(value));

const cookie = (value: string, isSecure: boolean, seconds: number): string =>
  `${cookieName(isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

export const sessionCookie = (id: string, isSecure: boolean): string => cookie(id, isSecure, COOKIE_SECONDS);

/** Removes the cookie from the browser. */
export const expiredCookie = (isSecure: boolean): string => cookie('', isSecure, 0);
