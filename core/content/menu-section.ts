import type { MenuEntry } from './navigation.ts';

/** Every address below an entry of the menu, its own the first. */
export const sectionUrls = ({ url, children, selectors = [] }: MenuEntry): readonly string[] => [
  url,
  ...children.flatMap((group) => [group.url, ...(group.children ?? []).map((link) => link.url)]),
  ...selectors.map((selector) => selector.url),
];

/**
 * Whether a page, by its path without the locale, belongs to an entry: it is one of the addresses below it, or lies
 * below one.
 */
export const isInSection = (entry: MenuEntry, path: string): boolean =>
  sectionUrls(entry).some((url) => path === url || path.startsWith(`${url}/`));

/**
 * What a page is to a menu: its path where one of the entries shows that it is there, else nothing. Pages of one
 * variant have the same menu.
 */
export const sectionVariant = (menu: readonly MenuEntry[], path: string): string =>
  menu.some((entry) => isInSection(entry, path)) ? path : '';

/** Whether something opens below an entry; one with nothing in it is a link (NAV-02, NAV-04). */
export const opensPanel = ({ children, selectors = [], banner }: MenuEntry): boolean =>
  children.length > 0 || selectors.length > 0 || banner !== undefined;
