import type { PerBreakpoint } from '../site/breakpoint.ts';

/**
 * Layout of a collection at one breakpoint (ENT-26). Widths and paddings are CSS lengths; `autoplay` is seconds per
 * slide, 0 for none.
 */
export type CollectionSettings = {
  readonly type: 'carousel' | 'grid';
  readonly slideWidth: string;
  readonly slidePadding: string;
  readonly autoplay: number;
  readonly loop: boolean;
  readonly arrows: boolean;
};

/** Whether a collection has buttons at any breakpoint: arrows, or the one that pauses its autoplay (WCAG 2.2.2). */
export const hasCarouselButtons = (settings: PerBreakpoint<CollectionSettings>, count: number): boolean =>
  count > 1 &&
  Object.values(settings).some(({ type, arrows, autoplay }) => type === 'carousel' && (arrows || autoplay > 0));
