import { isIPv6 } from 'node:net';
import { either as E } from 'fp-ts';

/** A variable with an invalid value. `sentence` names the variable and says which values are valid. */
export type BadSetting = { readonly _tag: 'BadSetting'; readonly sentence: string };

export const badSetting = (sentence: string): E.Either<BadSetting, never> => E.left({ _tag: 'BadSetting', sentence });

/** The end of an error message that quotes the invalid value; empty if the value may contain a password. */
export const quotedValue = (text: string): string => (/@|%40|passw|pwd/i.test(text) ? '' : `, but is "${text}"`);

/** The highest TCP port. */
export const LAST_PORT = 65_535;

/** Decodes a port number from 0 to 65535. */
export const portOf = (name: string, text: string | undefined, fallback: number): E.Either<BadSetting, number> => {
  if (text === undefined || text === '') return E.right(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port >= 0 && port <= LAST_PORT
    ? E.right(port)
    : badSetting(`${name} must be a port from 0 to ${LAST_PORT}, but is "${text}".`);
};

/**
 * Decodes the host on which a server listens: a name, an IPv4 or an IPv6 address. Whether this machine has it is
 * checked when the port is opened.
 */
export const hostOf = (text: string | undefined): E.Either<BadSetting, string> => {
  const host = text || '127.0.0.1';
  return /^[a-z\d.-]+$/i.test(host) || isIPv6(host)
    ? E.right(host)
    : badSetting(`HOST must be a host name or an IP address${quotedValue(host)}.`);
};

/** The http address of a server on this machine; the host is localhost if it listens on all addresses. */
export const localUrl = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && text.replace(/\/$/, '').toLowerCase() === origin;
};

/** Decodes the origins of http addresses that are separated by commas or spaces. */
export const originsOf = (
  name: string,
  text: string | undefined,
  fallback: readonly string[],
): E.Either<BadSetting, readonly string[]> => {
  if (text === undefined || text.trim() === '') return E.right(fallback);
  const origins = text.trim().split(/\s*,\s*|\s+/);
  return origins.every(isOrigin)
    ? E.right(origins.map((origin) => new URL(origin).origin))
    : badSetting(
        `${name} must be origins such as http://127.0.0.1:3000 (scheme, host and port alone), separated by commas${quotedValue(text)}.`,
      );
};
