/**
 * A path without encoded control characters, and without white space at its end: links that are copied from messages have
 * them. It never begins with two slashes, which name another host.
 */
export const withoutLineBreaks = (pathname: string): string => {
  const clean = pathname.replace(/%(?:[01][0-9a-f]|7f)|%e2%80%a[89]/gi, '');
  const end = /(?:%20|%c2%a0)+$/i.exec(clean.slice(-60))?.[0].length ?? 0;
  const path = clean.slice(0, clean.length - end);
  return path === pathname ? path : path.replace(/^\/+/, '/');
};
