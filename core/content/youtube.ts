import { parseQuery, queryValue } from '../site/query.ts';
import { parseWebAddress, type WebAddress } from '../site/web-address.ts';

const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/** Path prefixes of the long hosts before the id (AMB-69). */
const ID_FOLDERS = new Set(['embed', 'shorts']);

const candidate = ({ host, path, query }: WebAddress): string | undefined => {
  const [first, second] = path.split('/').slice(1);
  if (SHORT_HOSTS.has(host)) return first;
  if (!HOSTS.has(host)) return undefined;
  if (first === 'watch') return queryValue(parseQuery(query), 'v');
  return ID_FOLDERS.has(first ?? '') ? second : undefined;
};

/**
 * The video id of a short, watch or embed link (VID-03).
 * Law: any id of 11 characters from A-Z a-z 0-9 _ - survives all three link forms; nothing else is an id; never throws
 * (PR-26).
 */
export const youTubeId = (url: string): string | undefined => {
  const address = parseWebAddress(url.trim());
  const id = address === undefined ? undefined : candidate(address);
  return id !== undefined && /^[A-Za-z0-9_-]{11}$/.test(id) ? id : undefined;
};

/** Embed address on the host that sets no cookies (VID-08). */
export const youTubeEmbed = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}`;
