import type * as t from 'io-ts';
import type { FooterWire, LinkWire, MenuItemWire } from '#adapters/contract/wire/content.codec.ts';
import type { MenuEntry, MenuSelector, NavigationLink, PromoLines } from '#core/content/navigation.ts';
import { present } from '#core/kernel/present.ts';
import { isSafeHref } from './safe-href.codec.ts';

/** An address that is not safe leads home. */
export const safeAddress = (url: string): string => (isSafeHref(url) ? url : '/');

export const linkOf = ({ title, url, style }: t.TypeOf<typeof LinkWire>): NavigationLink => ({ title, url: safeAddress(url), ...(style === 'sale' || style === 'featured' ? { style } : {}) });

const selectorOf = ({ title, url, mediaObject }: { readonly title: string; readonly url: string; readonly mediaObject: MenuSelector['picture'] }): MenuSelector => ({ title, url: safeAddress(url), picture: mediaObject });

/** An entry of the first level with what opens below it. */
export const menuEntryOf = ({ id, target, title, children, menuStyle, visualSelectors, visualSelectorsTitle, menuBanner }: MenuItemWire): MenuEntry => ({
  ...linkOf({ ...target, title, ...present({ style: target.style ?? menuStyle }) }),
  id,
  children: children.map(({ children: below, ...group }) => ({ ...linkOf(group), ...present({ children: below?.map(linkOf) }) })),
  ...present({
    selectors: visualSelectors?.map(selectorOf),
    selectorsTitle: visualSelectorsTitle,
    banner: menuBanner === undefined ? undefined : { ...selectorOf(menuBanner), ...present({ subtitle: menuBanner.subtitle }) },
  }),
});

/** The lines above the header; one whose address is not safe is text. */
export const promoOf = ({ messages, autorotateTime, closable }: NonNullable<t.TypeOf<typeof FooterWire>['promo']>): PromoLines => ({
  messages: messages.map(({ id, text, url }) => ({ id, text, ...present({ url: url !== undefined && isSafeHref(url) ? url : undefined }) })),
  autorotateTime,
  closable,
});
