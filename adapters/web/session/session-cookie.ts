import { encodeBase64Url } from '#core/kernel/base64url.ts';

/**
 * Lifetime of the cookie in seconds. The session ends with its refresh token: a guest's after a day, a member's after
 * 30 days (`REFRESH_SECONDS` of the service).
 */
const COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** Lifetime of the device cookie in seconds: the longest that browsers allow. */
const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** `__Host-` binds the cookie to this host on secure connections. */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-portico' : 'portico');

/**
 * The cookie of a browser on which a member has signed in. It outlives the session and gives no access: by it the
 * service counts wrong passwords on this device separately (reliability A5).
 */
export const deviceCookieName = (isSecure: boolean): string => `${cookieName(isSecure)}-device`;

/** A new id of a session or device, of 256 random bits, as base64url. */
export const newCookieId = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * The id in a Cookie header. The format of ids is checked here anyway, so a parser of all cookies would add nothing.
 */
export const readCookie = (header: string | null, name: string): string | undefined =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))
    .find((value) => /^[\w-]{43}$/.test(value));

const cookie = (name: string, value: string, isSecure: boolean, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

export const sessionCookie = (id: string, isSecure: boolean): string =>
  cookie(cookieName(isSecure), id, isSecure, COOKIE_SECONDS);

export const deviceCookie = (secret: string, isSecure: boolean): string =>
  cookie(deviceCookieName(isSecure), secret, isSecure, DEVICE_COOKIE_SECONDS);

/** Removes the cookie of the session from the browser. */
export const expiredCookie = (isSecure: boolean): string => cookie(cookieName(isSecure), '', isSecure, 0);
