import type { MenuEntry } from './navigation.ts';

/** All addresses of a menu entry, its own first. */
export const sectionUrls = ({ url, children, selectors = [] }: MenuEntry): readonly string[] => [
  url,
  ...children.flatMap((group) => [group.url, ...(group.children ?? []).map((link) => link.url)]),
  ...selectors.map((selector) => selector.url),
];

/** Whether a page, by its path without locale, belongs to an entry: it is one of its addresses, or below one. */
export const isInSection = (entry: MenuEntry, path: string): boolean =>
  sectionUrls(entry).some((url) => path === url || path.startsWith(`${url}/`));

/**
 * The path of a page if one of the menu entries marks it as current, else empty. Pages with the same variant have the
 * same menu.
 */
export const sectionVariant = (menu: readonly MenuEntry[], path: string): string =>
  menu.some((entry) => isInSection(entry, path)) ? path : '';

/** Whether an entry has a panel; one without is a plain link (NAV-02, NAV-04). */
export const opensPanel = ({ children, selectors = [], banner }: MenuEntry): boolean =>
  children.length > 0 || selectors.length > 0 || banner !== undefined;
