/** Browsers skip these at the start of an address or inside its scheme. */
const skipped = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;

/**
 * Whether a link may carry this address: of this site (relative, a fragment), of the web, of a mailbox or a telephone
 * (CNT-11). Other schemes may run code. `//host`, and `\\host` which browsers read alike, name another site like a path
 * of this one.
 */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|(?!\/\/)[^:/?#]*(?:[/?#]|$))/i.test(address.replace(skipped, '').replaceAll('\\', '/'));
