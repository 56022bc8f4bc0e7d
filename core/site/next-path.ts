/** Printable ASCII without backslashes, which browsers read as slashes, and with a single leading slash. */
const PATTERN = /^\/(?!\/)[!-[\]-~]{0,2000}$/;

/**
 * The page that follows a sign-in, as an address names it (RTE-46): a path of the shop with its query, with or without
 * its locale. Undefined for anything else.
 * Law: no text leads to another site.
 */
export const nextPathOf = (text: string | null): string | undefined =>
  text !== null && PATTERN.test(text) ? text : undefined;
