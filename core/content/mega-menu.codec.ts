import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText } from '../kernel/primitives.codec.ts';
import { perBreakpoint } from '../site/breakpoint.codec.ts';
import { BannerCodec } from './banner.codec.ts';
import type { MegaMenuItem, VisualSelector } from './mega-menu.ts';
import { TargetCodec } from './target.codec.ts';

/** Reads a picture with a title (ENT-31). */
export const VisualSelectorCodec: t.Type<VisualSelector, unknown, unknown> = document(
  'a visual selector',
  { mediaObject: document('a media object', { url: filledText, alt: t.string }, { seoTitle: t.string }) },
  { title: t.string },
);

/** Reads an entry of any level with everything below it (ENT-30). */
export const MegaMenuItemCodec: t.Type<MegaMenuItem, unknown, unknown> = t.recursion('an entry of the menu', (item) =>
  document(
    'an entry of the menu',
    { id: filledText, title: t.string },
    {
      target: TargetCodec,
      menuStyle: t.string,
      menuIcon: t.string,
      titleVisibility: t.string,
      columns: t.readonlyArray(document('a column', { children: t.readonlyArray(item) }, {})),
      menuBanner: BannerCodec,
      visualSelectors: t.readonlyArray(VisualSelectorCodec),
      visualSelectorsTitle: t.string,
      hideShopAll: perBreakpoint(t.boolean),
      overrideShopAll: TargetCodec,
      children: t.readonlyArray(item),
    },
  ),
);
