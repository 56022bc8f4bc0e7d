import type { Breakpoint } from '../site/breakpoint.ts';

/** A carousel of recommendations comes alive this many pixels before it is seen (REC-08, CFG-11). */
export const CAROUSEL_AHEAD_PX = 200;

/** Cards of a carousel that are in view at once (REC-09, CFG-11). */
const cardsInView = { 'three-cards': { sm: 1, md: 2, lg: 3 }, other: { sm: 2, md: 4, lg: 6 } } as const;
export type CarouselVariant = keyof typeof cardsInView;

export const cardsPerView = (variant: CarouselVariant, breakpoint: Breakpoint): number =>
  cardsInView[variant][breakpoint];
