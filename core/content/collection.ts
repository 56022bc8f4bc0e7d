import { settingAt, type Breakpoint, type PerBreakpoint } from '../site/breakpoint.ts';
import { Rotation } from './rotation.ts';

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

/** A carousel or grid by breakpoint, or a vertical list (CNT-33 to CNT-35). */
export type Collection =
  | { readonly _tag: 'by-breakpoint'; readonly breakpoints: PerBreakpoint<CollectionSettings> }
  | { readonly _tag: 'vertical-list' };

const grid: CollectionSettings = {
  type: 'grid',
  slideWidth: '100%',
  slidePadding: '0',
  autoplay: 0,
  loop: false,
  arrows: false,
};

/** The layout at a breakpoint. A collection without settings is a grid (CNT-34). */
export const collectionAt = (collection: Collection, breakpoint: Breakpoint): CollectionSettings | 'vertical-list' =>
  collection._tag === 'vertical-list' ? 'vertical-list' : (settingAt(collection.breakpoints, breakpoint) ?? grid);

/** State of a carousel: first visible slide, number of slides, and slides per view. */
export type CarouselPlace = {
  readonly index: number;
  readonly count: number;
  readonly perView: number;
  readonly loop: boolean;
};

export type CarouselArrows = { readonly shown: boolean; readonly back: boolean; readonly forward: boolean };

/**
 * Arrows are shown only if not all slides fit; without loop the arrow at the end is disabled.
 * Law: an arrow is enabled exactly when it leads somewhere else (CNT-37).
 */
export const carouselArrows = ({ index, count, perView, loop }: CarouselPlace, wanted: boolean): CarouselArrows => {
  const shown = wanted && count > perView;
  return { shown, back: shown && (loop || index > 0), forward: shown && (loop || index + perView < count) };
};

/**
 * The first visible slide after pressing an arrow.
 * Law: after an arrow a full view can be seen (CNT-33).
 */
export const slideAfter = ({ index, count, perView, loop }: CarouselPlace, direction: 1 | -1): number =>
  Rotation.step({ index, waited: 0 }, direction, { count: Math.max(1, count - perView + 1), loops: loop }).index;
