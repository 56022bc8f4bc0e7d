import { isIPv6 } from 'node:net';
import { either as E } from 'fp-ts';

/** One clear sentence about a variable that cannot be used. */
export type BadSetting = { readonly _tag: 'BadSetting'; readonly sentence: string };

export const bad = (sentence: string): E.Either<BadSetting, never> => E.left({ _tag: 'BadSetting', sentence });

/** A value that a refusal quotes; one that may hold the user name or the password of an address is left out. */
export const butIs = (text: string): string => (/@|%40|passw|pwd/i.test(text) ? '' : `, but is "${text}"`);

/** The highest port there is. */
export const LAST_PORT = 65_535;

/** A port from 0 to 65535. */
export const portOf = (name: string, text: string | undefined, fallback: number): E.Either<BadSetting, number> => {
  if (text === undefined || text === '') return E.right(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port >= 0 && port <= LAST_PORT
    ? E.right(port)
    : bad(`${name} must be a port from 0 to ${LAST_PORT}, but is "${text}".`);
};

/**
 * What a server listens on: an IPv6 address, or the letters of a name or an IPv4 address. Whether it is one of this
 * machine shows when it is opened.
 */
export const hostOf = (text: string | undefined): E.Either<BadSetting, string> => {
  const host = text || '127.0.0.1';
  return /^[a-z\d.-]+$/i.test(host) || isIPv6(host)
    ? E.right(host)
    : bad(`HOST must be a host name or an IP address${butIs(host)}.`);
};

const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && text.replace(/\/$/, '').toLowerCase() === origin;
};

/** Origins of http addresses, separated by commas or spaces. */
export const originsOf = (
  name: string,
  text: string | undefined,
  fallback: readonly string[],
): E.Either<BadSetting, readonly string[]> => {
  if (text === undefined || text.trim() === '') return E.right(fallback);
  const origins = text.trim().split(/\s*,\s*|\s+/);
  return origins.every(isOrigin)
    ? E.right(origins.map((origin) => new URL(origin).origin))
    : bad(
        `${name} must be origins such as http://127.0.0.1:3000 (scheme, host and port alone), separated by commas${butIs(text)}.`,
      );
};
