import type { Picture } from '../catalog/product.ts';
import type { MenuTrigger } from './menu-popover.ts';
import type { PromoBar, PromoBarMessage } from './promo-bar.ts';
import type { RichText } from './rich-text.ts';

/** Icons that content can place beside a link. */
export const menuIcons = ['heart', 'pin', 'return', 'star', 'truck'] as const;

/** A link of menu or footer (NAV-07, NAV-13). */
export type NavigationLink = {
  readonly title: string;
  readonly url: string;
  readonly style?: 'featured' | 'sale';
  readonly icon?: (typeof menuIcons)[number];
  /** The icon replaces the title, which is still read by screen readers (NAV-09). */
  readonly isIconOnly?: true;
};

/** A second-level entry with its third level (NAV-01). */
type MenuGroup = NavigationLink & { readonly children?: readonly NavigationLink[] };

/** A square picture with title and link (NAV-08, ENT-31). `seoTitle` describes the link to search engines. */
export type MenuSelector = {
  readonly title: string;
  readonly url: string;
  readonly picture: Picture;
  readonly seoTitle?: string;
};

/** The banner of an open entry (NAV-04, CNT-21). */
export type MenuBanner = MenuSelector & { readonly subtitle?: string };

/** A first-level entry with its panel. Its document form is ENT-30. */
export type MenuEntry = NavigationLink & {
  readonly id: string;
  readonly children: readonly MenuGroup[];
  /** The children in the columns of the panel; without it, each has a column of its own. */
  readonly columns?: readonly (readonly MenuGroup[])[];
  /** Link to all products of the entry, instead of its own address (NAV-05). */
  readonly shopAll?: NavigationLink;
  /** Breakpoints at which that link is hidden, such as "md lg" (NAV-05). */
  readonly shopAllHiddenAt?: string;
  readonly selectors?: readonly MenuSelector[];
  readonly selectorsTitle?: string;
  readonly banner?: MenuBanner;
  /** What opens the entry on wide screens if it is not hover (NAV-02). */
  readonly trigger?: Exclude<MenuTrigger, 'hover'>;
};

type FooterColumn = { readonly title: string; readonly links: readonly NavigationLink[] };

/** A message of the promo bar as plain text; with `url` all of it is a link, `richText` has its own links (NAV-21). */
export type PromoLine = Pick<PromoBarMessage, 'id' | 'sectionId'> & {
  readonly text: string;
  readonly url?: string;
  readonly richText?: RichText;
};

/** The promo bar with its messages, which rotate every `autorotateTime` seconds; 0 means never (NAV-14, NAV-20). */
export type PromoLines = Omit<PromoBar, 'messages'> & { readonly messages: readonly PromoLine[] };

/** Menu, links, footer and promo bar of every page. Missing parts are empty (CNT-74). */
export type Navigation = {
  readonly menu: readonly MenuEntry[];
  readonly footer: { readonly columns: readonly FooterColumn[]; readonly legalLine: string };
  /** Links to help and stores at the end of the menu. */
  readonly utility: readonly NavigationLink[];
  readonly promo?: PromoLines;
};
