import type { MenuEntry } from './navigation.ts';

/** Whether a page, by its path without locale, belongs to an entry: it is one of its addresses, or below one. */
export const isInSection = ({ url, children, selectors = [] }: MenuEntry, path: string): boolean => {
  const isAtOrBelow = (address: { readonly url: string }): boolean =>
    path.startsWith(address.url) && (path.length === address.url.length || path[address.url.length] === '/');
  return (
    isAtOrBelow({ url }) ||
    children.some((group) => isAtOrBelow(group) || group.children?.some(isAtOrBelow) === true) ||
    selectors.some(isAtOrBelow)
  );
};

/**
 * The path of a page if one of the menu entries marks it as current, else empty. Pages with the same variant have the
 * same menu.
 */
export const sectionVariant = (menu: readonly MenuEntry[], path: string): string =>
  menu.some((entry) => isInSection(entry, path)) ? path : '';

/** Whether an entry has a panel; one without is a plain link (NAV-02, NAV-04). */
export const opensPanel = ({ children, selectors = [], banner }: MenuEntry): boolean =>
  children.length > 0 || selectors.length > 0 || banner !== undefined;
