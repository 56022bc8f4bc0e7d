/** An origin that no path names. */
const SOME_ORIGIN = 'https://shop.invalid';

/**
 * Whether a path of the shop stays in it once browsers and servers have normalized it: they resolve segments of dots, and
 * may read encoded slashes and backslashes as slashes, so that `/..//host` and `/%2f/host` would name another origin.
 */
export const staysInShop = (value: string): boolean => {
  const [path = ''] = value.split(/[?#]/, 1);
  const read = path.replaceAll(/%2f|%5c/gi, '/');
  if (!URL.canParse(read, SOME_ORIGIN)) return false;
  const { origin, pathname } = new URL(read, SOME_ORIGIN);
  return origin === SOME_ORIGIN && !pathname.startsWith('//');
};
