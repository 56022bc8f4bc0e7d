import { isMobile, type Breakpoint, type PerBreakpoint } from '../site/breakpoint.ts';
import type { BannerSplitBlock } from './blocks/banner-split.ts';
import type { Target } from './target.ts';

/** A banner below an entry (CNT-21). */
type MenuBanner = Partial<Omit<BannerSplitBlock, '_tag' | 'id'>>;

/** How deep the menu goes (NAV-01). */
export const MENU_LEVELS = 3;
/** Height of the bar in rem (NAV-10, CFG-14). */
export const MENU_BAR_HEIGHT_REM = 2.35;
/** Columns that fill the menu's width on desktop: each is a sixth of it (NAV-10, CFG-14). */
export const MENU_COLUMNS = 6;

export const menuStyles = ['default', 'featured', 'sale'] as const;
export type MenuStyle = (typeof menuStyles)[number];

/** A square picture with a title (NAV-08, ENT-31). */
type VisualSelector = {
  readonly mediaObject: { readonly url: string; readonly alt: string; readonly seoTitle?: string };
  readonly title?: string;
};

/** An entry of any level (ENT-30). Only the first level has columns, banner and selectors. */
export type MegaMenuItem = {
  readonly id: string;
  readonly title: string;
  readonly target?: Target;
  readonly menuStyle?: string;
  readonly menuIcon?: string;
  readonly titleVisibility?: string;
  readonly columns?: readonly { readonly children: readonly MegaMenuItem[] }[];
  readonly menuBanner?: MenuBanner;
  readonly visualSelectors?: readonly VisualSelector[];
  readonly visualSelectorsTitle?: string;
  readonly hideShopAll?: PerBreakpoint<boolean>;
  readonly overrideShopAll?: Target;
  readonly children?: readonly MegaMenuItem[];
};

/** The style of a link; an unknown one is default (NAV-13). */
export const menuStyle = (name: string | undefined): MenuStyle =>
  menuStyles.find((style) => style === name) ?? 'default';

/**
 * What of an entry is seen: both only with title+icon.
 * Law: an entry is never without title and icon (NAV-09).
 */
export const menuLabel = ({
  titleVisibility,
  menuIcon,
}: Pick<MegaMenuItem, 'titleVisibility' | 'menuIcon'>): { readonly title: boolean; readonly icon: boolean } => {
  const hasIcon = menuIcon !== undefined && menuIcon !== '';
  const icon = hasIcon && (titleVisibility === 'title+icon' || titleVisibility === 'icon');
  return { title: !icon || titleVisibility === 'title+icon', icon };
};

/** The link to everything below an entry: its override, else its own target; none where it is hidden at this width (NAV-05). */
export const shopAll = (
  item: Pick<MegaMenuItem, 'target' | 'hideShopAll' | 'overrideShopAll'>,
  breakpoint: Breakpoint,
): Target | undefined => (item.hideShopAll?.[breakpoint] === true ? undefined : (item.overrideShopAll ?? item.target));

/** Menu entries that may stand below one: its columns one after the other, then the children without a column. */
const below = ({ columns = [], children = [] }: MegaMenuItem): readonly MegaMenuItem[] => [
  ...columns.flatMap((column) => column.children),
  ...children,
];

/** What opens below an entry of the first level (NAV-04). */
export type MenuPanel = {
  readonly form: 'popover' | 'accordion';
  readonly shopAll?: Target;
  readonly columns: readonly (readonly MegaMenuItem[])[];
  readonly banner?: MenuBanner;
  readonly selectors: readonly VisualSelector[];
  readonly selectorsTitle?: string;
};

/**
 * A popover on desktop, an accordion on mobile; nothing opens below an entry that has nothing in it. Empty columns and a title without selectors are left out (NAV-02, NAV-04, NAV-06).
 * Law: the menu has three levels (NAV-01).
 */
export const menuPanel = (item: MegaMenuItem, breakpoint: Breakpoint): MenuPanel | undefined => {
  const { menuBanner, visualSelectors = [], visualSelectorsTitle, children = [] } = item;
  const columns = [...(item.columns ?? []).map((column) => column.children), children].filter(
    (column) => column.length > 0,
  );
  if (columns.length === 0 && menuBanner === undefined && visualSelectors.length === 0) return undefined;
  const all = shopAll(item, breakpoint);
  return {
    form: isMobile(breakpoint) ? 'accordion' : 'popover',
    ...(all === undefined ? {} : { shopAll: all }),
    columns: columns.map((column) => column.map((child) => upTo(child, MENU_LEVELS - 1))),
    ...(menuBanner === undefined ? {} : { banner: menuBanner }),
    selectors: visualSelectors,
    ...(visualSelectorsTitle === undefined || visualSelectors.length === 0
      ? {}
      : { selectorsTitle: visualSelectorsTitle }),
  };
};

/**
 * An entry with so many levels, itself the first.
 * Law: what lies deeper than the levels asked for is left out, everything above stays (NAV-01).
 */
export const upTo = (item: MegaMenuItem, levels: number): MegaMenuItem => {
  const { columns, children, ...own } = item;
  if (levels <= 1) return own;
  const cut = (items: readonly MegaMenuItem[]): readonly MegaMenuItem[] =>
    items.map((child) => upTo(child, levels - 1));
  return {
    ...own,
    ...(columns === undefined ? {} : { columns: columns.map((column) => ({ children: cut(column.children) })) }),
    ...(children === undefined ? {} : { children: cut(children) }),
  };
};

/** Levels below and with an entry. */
export const menuDepth = (item: MegaMenuItem): number => 1 + Math.max(0, ...below(item).map(menuDepth));
