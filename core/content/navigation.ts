import type { Picture } from '../catalog/product.ts';

/** A link of menu or footer. */
export type NavigationLink = { readonly title: string; readonly url: string; readonly style?: 'sale' };

/** An entry of the menu's second level, with those of the third (NAV-01). */
export type MenuGroup = NavigationLink & { readonly children?: readonly NavigationLink[] };

/** A picture with a title that leads on, shown square (NAV-08, ENT-31). */
export type MenuSelector = { readonly title: string; readonly url: string; readonly picture: Picture };

/** The one banner of an open entry (NAV-04, CNT-21). */
export type MenuBanner = MenuSelector & { readonly subtitle?: string };

/** One entry of the menu's first level, with what opens below it (ENT-30, first slice). */
export type MenuEntry = NavigationLink & {
  readonly id: string;
  readonly children: readonly MenuGroup[];
  readonly selectors?: readonly MenuSelector[];
  readonly selectorsTitle?: string;
  readonly banner?: MenuBanner;
};

export type FooterColumn = { readonly title: string; readonly links: readonly NavigationLink[] };

/** One line of the promise above the header; with an address the whole of it is a link (NAV-21, first slice). */
export type PromoLine = { readonly id: string; readonly text: string; readonly url?: string; readonly sectionId?: string };

/** Lines that take turns every `autorotateTime` seconds, 0 meaning never (NAV-14, NAV-20). */
export type PromoLines = { readonly messages: readonly PromoLine[]; readonly autorotateTime: number; readonly closable: boolean };

/** What stands around every page. A part that content does not have is empty (CNT-74). */
export type Navigation = {
  readonly menu: readonly MenuEntry[];
  readonly footer: { readonly columns: readonly FooterColumn[]; readonly legalLine: string };
  /** The lines above the header, which take turns (NAV-14). */
  readonly promo?: PromoLines;
};
