import * as t from 'io-ts';

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address that a link may carry: relative, a fragment, or of a scheme that runs nothing (CNT-11).
 * Browsers skip spaces and control signs inside a scheme, so they are taken out before it is judged.
 */
export const isSafeHref = (href: string): boolean => {
  const scheme = /^[^/?#]*?:/.exec(href.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g, ''))?.[0];
  return scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase());
};

/** Reads an address of content; an unsafe one is refused. */
export const SafeHref = new t.Type<string, string, unknown>(
  'SafeHref',
  (value): value is string => typeof value === 'string' && isSafeHref(value),
  (value, context) =>
    typeof value === 'string' && isSafeHref(value) ? t.success(value.trim()) : t.failure(value, context),
  (value) => value,
);
