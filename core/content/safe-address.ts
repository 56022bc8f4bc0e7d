const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Whether a link may carry this address: relative, a fragment, or of a scheme that runs nothing (CNT-11).
 * Browsers skip spaces and control characters inside a scheme, so they are removed before it is compared.
 */
export const isSafeAddress = (address: string): boolean => {
  const scheme = /^[^/?#]*?:/.exec(address.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g, ''))?.[0];
  return scheme === undefined || safeSchemes.has(scheme.toLowerCase());
};
