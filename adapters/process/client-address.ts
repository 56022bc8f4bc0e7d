import { isIPv4, isIPv6 } from 'node:net';

/**
 * Header with the network of the client. The server that accepts a connection sets it, whatever the client sent; the
 * web host passes it on to the service.
 */
export const CLIENT_ADDRESS_HEADER = 'x-forwarded-for';

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly string[] => {
  const [, canonical = ''] = /^\[(.*)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  const [left = '', right = ''] = canonical.split('::');
  const [before, after] = [left, right].map((part) => (part === '' ? [] : part.split(':')));
  const [head = [], tail = []] = [before, after];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
};

const mappedIPv4 = (high: string, low: string): string =>
  [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, since a household or a server
 * has all addresses of one. Accepts a port, a zone, and its own result; undefined for any other text.
 */
const networkOf = (text: string): string | undefined => {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const plain = bracketed ?? text.trim().replace(/^([\d.]+):\d+$|\/64$/, '$1');
  const [address = ''] = plain.split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const [high = '0', low = '0'] = groups.slice(6);
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
    ? mappedIPv4(high, low)
    : `${groups.slice(0, 4).join(':')}::/64`;
};

/** Whether an address is one of this machine. */
export const isLoopback = (address: string | undefined): boolean => {
  const network = networkOf(address ?? '');
  return network !== undefined && (network.startsWith('127.') || address === '::1');
};

type Connection = {
  /** Address of the other end of the connection. */
  readonly remoteAddress: string | undefined;
  /** The header X-Forwarded-For, to which each proxy appends the address that has connected to it. */
  readonly forwardedFor: string | null;
  /** Number of proxies whose entries are trusted, from the last one. */
  readonly trustedProxies: number;
};

/**
 * The network of a client. Entries before those of trusted proxies are written by the client and never count. Undefined
 * without a connection.
 */
const clientNetworkOf = ({ remoteAddress, forwardedFor, trustedProxies }: Connection): string | undefined => {
  const entries = forwardedFor === null || trustedProxies === 0 ? [] : forwardedFor.split(',');
  const entry = entries[Math.max(0, entries.length - trustedProxies)];
  return networkOf(entry ?? '') ?? networkOf(remoteAddress ?? '');
};

/** Replaces what a client sent in the header by its network. */
export const setClientNetwork = (
  { headers }: Request,
  connection: Pick<Connection, 'remoteAddress' | 'trustedProxies'>,
): void => {
  const network = clientNetworkOf({ ...connection, forwardedFor: headers.get(CLIENT_ADDRESS_HEADER) });
  if (network === undefined) headers.delete(CLIENT_ADDRESS_HEADER);
  else headers.set(CLIENT_ADDRESS_HEADER, network);
};
