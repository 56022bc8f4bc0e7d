/**
 * The parts of a web address. `host` is in lower case and includes the port; `query` and `hash` include their first
 * character, or are empty.
 */
export type WebAddress = {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly hash: string;
};

const PATTERN =
  /^(https?):\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[0-9]{1,5})?)([/?#][^\s]*)?$/i;

/**
 * Law: reading an address never throws, and reads nothing but http and https.
 * Law: an address has the host, the query and the hash that browsers see in it.
 */
export const parseWebAddress = (text: string): WebAddress | undefined => {
  const [, scheme = '', host = '', rest = ''] = PATTERN.exec(text) ?? [];
  if (host === '') return undefined;
  const [beforeHash = '', hash = ''] = cutAt(rest, '#');
  const [path = '', query = ''] = cutAt(beforeHash, '?');
  return {
    scheme: scheme.toLowerCase() === 'http' ? 'http' : 'https',
    host: host.toLowerCase(),
    path: path === '' ? '/' : path,
    query,
    hash,
  };
};

const cutAt = (text: string, sign: string): readonly [before: string, fromSign: string] => {
  const place = text.indexOf(sign);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)];
};

/** Scheme and host, such as `https://shop.example`. */
export const originOf = ({ scheme, host }: WebAddress): string => `${scheme}://${host}`;
