/** A link of menu or footer. */
export type NavigationLink = { readonly title: string; readonly url: string; readonly style?: 'sale' };

/** One entry of the menu's first level, with its columns (ENT-30, first slice). */
export type MenuEntry = NavigationLink & { readonly id: string; readonly children: readonly NavigationLink[] };

export type FooterColumn = { readonly title: string; readonly links: readonly NavigationLink[] };

/** What stands around every page. A part that content does not have is empty (CNT-74). */
export type Navigation = {
  readonly menu: readonly MenuEntry[];
  readonly footer: { readonly columns: readonly FooterColumn[]; readonly legalLine: string };
  /** The line above the header. */
  readonly promo?: { readonly text: string; readonly url?: string };
};
