import type { Picture } from '../catalog/product.ts';
import type { MenuTrigger } from './menu-popover.ts';
import type { PromoBar, PromoBarMessage } from './promo-bar.ts';
import type { RichText } from './rich-text.ts';

/** Drawings that content may put beside a link. */
export const menuIcons = ['heart', 'pin', 'return', 'star', 'truck'] as const;

/** A link of menu or footer; without a style it looks as any other (NAV-07, NAV-13). */
export type NavigationLink = {
  readonly title: string;
  readonly url: string;
  readonly style?: 'featured' | 'sale';
  readonly icon?: (typeof menuIcons)[number];
  /** The icon replaces the title, which is there for those who do not see it (NAV-09). */
  readonly isIconOnly?: true;
};

/** An entry of the menu's second level, with those of the third (NAV-01). */
type MenuGroup = NavigationLink & { readonly children?: readonly NavigationLink[] };

/** A picture with a title that leads on, shown square (NAV-08, ENT-31). */
export type MenuSelector = { readonly title: string; readonly url: string; readonly picture: Picture };

/** The one banner of an open entry (NAV-04, CNT-21). */
export type MenuBanner = MenuSelector & { readonly subtitle?: string };

/** One entry of the menu's first level as it is drawn, with what opens below it. Editors write an entry of ENT-30. */
export type MenuEntry = NavigationLink & {
  readonly id: string;
  readonly children: readonly MenuGroup[];
  /** Leads to everything below the entry in the place of its own address (NAV-05). */
  readonly shopAll?: NavigationLink;
  /** Widths at which that link is not shown, such as "md lg" (NAV-05). */
  readonly shopAllHiddenAt?: string;
  readonly selectors?: readonly MenuSelector[];
  readonly selectorsTitle?: string;
  readonly banner?: MenuBanner;
  /** What opens it on a wide screen, where that is not the pointer's stay (NAV-02). */
  readonly trigger?: Exclude<MenuTrigger, 'hover'>;
};

export type FooterColumn = { readonly title: string; readonly links: readonly NavigationLink[] };

/**
 * A message of the promo bar as a line of plain text; with an address the whole of it is a link, as rich text it has
 * links of its own (NAV-21).
 */
export type PromoLine = Pick<PromoBarMessage, 'id' | 'sectionId'> & {
  readonly text: string;
  readonly url?: string;
  readonly richText?: RichText;
};

/**
 * The promo bar with its messages as lines, which take turns every `autorotateTime` seconds, 0 meaning never (NAV-14,
 * NAV-20).
 */
export type PromoLines = Omit<PromoBar, 'messages'> & { readonly messages: readonly PromoLine[] };

/** What surrounds every page. A part that content does not have is empty (CNT-74). */
export type Navigation = {
  readonly menu: readonly MenuEntry[];
  readonly footer: { readonly columns: readonly FooterColumn[]; readonly legalLine: string };
  /** The lines above the header, which take turns (NAV-14). */
  readonly promo?: PromoLines;
};
