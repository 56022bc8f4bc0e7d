import { settingAt, type Breakpoint, type PerBreakpoint } from '../site/breakpoint.ts';
import { Rotation } from './rotation.ts';

/**
 * How a collection lies at one width (ENT-26). Widths and paddings are lengths of content, `autoplay` is seconds per
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

/** Items as a carousel or grid by width, or as a vertical list at every width (CNT-33 to CNT-35). */
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

/** The form at a width: a carousel, a grid or a vertical list. A collection without any settings is a grid (CNT-34). */
export const collectionAt = (collection: Collection, breakpoint: Breakpoint): CollectionSettings | 'vertical-list' =>
  collection._tag === 'vertical-list' ? 'vertical-list' : (settingAt(collection.breakpoints, breakpoint) ?? grid);

/** What a carousel shows: the first of the slides that are seen, how many there are, and how many fit. */
export type CarouselPlace = {
  readonly index: number;
  readonly count: number;
  readonly perView: number;
  readonly loop: boolean;
};

export type CarouselArrows = { readonly shown: boolean; readonly back: boolean; readonly forward: boolean };

/**
 * Arrows show only where not all slides fit; without loop the one at its end is not enabled.
 * Law: an arrow is enabled exactly when it leads somewhere else (CNT-37).
 */
export const carouselArrows = ({ index, count, perView, loop }: CarouselPlace, wanted: boolean): CarouselArrows => {
  const shown = wanted && count > perView;
  return { shown, back: shown && (loop || index > 0), forward: shown && (loop || index + perView < count) };
};

/**
 * The first slide in view after pressing an arrow.
 * Law: after an arrow a full view can be seen (CNT-33).
 */
export const slideAfter = ({ index, count, perView, loop }: CarouselPlace, direction: 1 | -1): number =>
  Rotation.step({ index, waited: 0 }, direction, { count: Math.max(1, count - perView + 1), loops: loop }).index;
