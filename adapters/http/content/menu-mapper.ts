import type * as t from 'io-ts';
import type {
  CategoryContentWire,
  LinkWire,
  MenuItemWire,
  UtilityWire,
} from '#adapters/contract/wire/content.codec.ts';
import type { PromoTile } from '#core/catalog/category-content.ts';
import { menuLabel } from '#core/content/mega-menu.ts';
import {
  menuIcons,
  type MenuEntry,
  type MenuSelector,
  type NavigationLink,
  type PromoLines,
} from '#core/content/navigation.ts';
import { richTextOf } from '#core/content/rich-text.codec.ts';
import { isSafeAddress } from '#core/content/safe-address.ts';
import { breakpoints } from '#core/site/breakpoint.ts';
import { present } from '#core/kernel/present.ts';

/** The address, or the home page in place of an unsafe address. */
const safeAddress = (url: string): string => (isSafeAddress(url) ? url : '/');

/** Converts a link; an unknown icon is omitted. */
export const linkOf = ({ title, url, style, menuIcon, titleVisibility }: t.TypeOf<typeof LinkWire>): NavigationLink => {
  const icon = menuIcons.find((one) => one === menuIcon);
  const shown = menuLabel(present({ menuIcon: icon, titleVisibility }));
  return {
    title,
    url: safeAddress(url),
    ...(style === 'sale' || style === 'featured' ? { style } : {}),
    ...(shown.icon ? present({ icon, isIconOnly: shown.title ? undefined : (true as const) }) : {}),
  };
};

const selectorOf = ({
  title,
  url,
  mediaObject,
}: {
  readonly title: string;
  readonly url: string;
  readonly mediaObject: MenuSelector['picture'] & Pick<MenuSelector, 'seoTitle'>;
}): MenuSelector => {
  const { seoTitle, ...picture } = mediaObject;
  return { title, url: safeAddress(url), picture, ...present({ seoTitle }) };
};

type MenuGroups = MenuEntry['children'];

const groupsOf = (groups: MenuItemWire['children']): MenuGroups =>
  groups.map(({ children, ...group }) => ({ ...linkOf(group), ...present({ children: children?.map(linkOf) }) }));

/** Converts a first-level entry with its panel. */
export const menuEntryOf = ({
  id,
  target,
  title,
  columns,
  children,
  menuStyle,
  trigger,
  hideShopAll = {},
  overrideShopAll,
  visualSelectors,
  visualSelectorsTitle,
  menuBanner,
}: MenuItemWire): MenuEntry => ({
  ...linkOf({ ...target, title, ...present({ style: target.style ?? menuStyle }) }),
  id,
  children: groupsOf([...(columns ?? []).flatMap((column) => column.children), ...children]),
  ...present({
    columns: columns && [
      ...columns.map((column) => groupsOf(column.children)),
      ...groupsOf(children).map((one) => [one]),
    ],
    shopAll: overrideShopAll === undefined ? undefined : linkOf(overrideShopAll),
    shopAllHiddenAt: breakpoints.filter((width) => hideShopAll[width] === true).join(' ') || undefined,
    selectors: visualSelectors?.map(selectorOf),
    selectorsTitle: visualSelectorsTitle,
    trigger: trigger === 'click' ? trigger : undefined,
    banner:
      menuBanner === undefined
        ? undefined
        : { ...selectorOf(menuBanner), ...present({ subtitle: menuBanner.subtitle }) },
  }),
});

/** Converts the promo bar; a message with an unsafe address is plain text. */
export const promoOf = ({ messages, autorotateTime, closable }: NonNullable<UtilityWire['promoBar']>): PromoLines => ({
  messages: messages.map(({ id, text, url, richText }) => ({
    id,
    text,
    ...present({
      url: url !== undefined && isSafeAddress(url) ? url : undefined,
      richText: richText === undefined ? undefined : richTextOf(richText),
    }),
  })),
  autorotateTime,
  closable,
});

/** Converts a content tile. */
export const promoTileOf = ({
  id,
  title,
  text,
  media,
  target,
  after,
  wide = false,
}: CategoryContentWire['promos'][number]): PromoTile => ({
  id,
  title,
  after,
  picture: media,
  isWide: wide,
  target: { text: target.title, url: safeAddress(target.url) },
  ...present({ text }),
});
