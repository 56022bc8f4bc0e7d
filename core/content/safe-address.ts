/** Characters that browsers skip at the start of an address or inside its scheme. */
const skipped = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;

/** Segments that lead up, then an empty one: the path that remains may begin with `//`, and name another site. */
const hidden = /(?:^|\/)(?:\.|%2e){1,2}\/\//i;

/**
 * What a link of this site may begin with. A web address has a host, and no user name and password before it, which
 * would mislead about the host.
 */
const allowedStart =
  /^(?:https?:\/\/(?:[^\s/?#@:[\]]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?(?:[/?#]|$)|mailto:|tel:|(?!\/\/)[^:/?#]*(?:[/?#]|$))/i;

/** Characters that cannot be seen, such as marks of the text direction: they would mislead about where a link leads. */
const invisible = /[\p{Cf}\p{DI}]/u;

/**
 * Whether a link may have this address (CNT-11): a path or fragment of this site, a web address, an e-mail address or a
 * telephone number. Other schemes could run code. `//host` is refused because it looks like a path but names another
 * site; browsers treat `\\host` in the same way. Invisible characters must be percent-encoded.
 */
export const isSafeAddress = (address: string): boolean => {
  const read = address.replace(skipped, '').replaceAll('\\', '/');
  return allowedStart.test(read) && !hidden.test(read) && !invisible.test(address.trim());
};
