import type { Picture } from '../catalog/product.ts';
import { settingAt, type Breakpoint, type PerBreakpoint } from '../site/breakpoint.ts';
import type { Alignment, Hero } from './hero.ts';

export const cardLayouts = ['overlay', 'overlay-bottom', 'overlay-top'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** A hero's fields, with a badge and whether it is one of a collection (CNT-55, ENT-29). */
export type LinkedCard = Omit<Hero, 'variant'> & { readonly badge?: Picture; readonly isPartOfCollection: boolean };

/** Layout and alignment of a card at a breakpoint: three layouts, of which an unknown one is overlay, and left where nothing is said (CNT-56). */
export const cardLayoutAt = (
  card: { readonly responsiveLayout: PerBreakpoint<{ readonly layout: string; readonly alignment: Alignment }> },
  breakpoint: Breakpoint,
): { readonly layout: CardLayout; readonly alignment: Alignment } => {
  const { layout: name, alignment } = settingAt(card.responsiveLayout, breakpoint) ?? {
    layout: 'overlay',
    alignment: 'left',
  };
  return { layout: cardLayouts.find((layout) => layout === name) ?? 'overlay', alignment };
};
