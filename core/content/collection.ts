import { settingAt, type Breakpoint, type PerBreakpoint } from '../site/breakpoint.ts';
import type { CollectionSettings } from './collection-settings.ts';
import { Rotation } from './rotation.ts';

const grid: CollectionSettings = {
  type: 'grid',
  slideWidth: '100%',
  slidePadding: '0',
  autoplay: 0,
  loop: false,
  arrows: false,
};

/** The layout at a breakpoint. A collection without settings is a grid of one column (CNT-34). */
export const collectionAt = (settings: PerBreakpoint<CollectionSettings>, breakpoint: Breakpoint): CollectionSettings =>
  settingAt(settings, breakpoint) ?? grid;

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

/** Positions of a row of slides in its scroll box, in pixels from the start. */
export type SlidePositions = {
  readonly scrolled: number;
  readonly farthest: number;
  readonly width: number;
  /** Distance between the starts of two slides. */
  readonly step: number;
  readonly count: number;
};

/** Rounding of scroll positions by browsers. */
const TOLERANCE = 2;

/**
 * The first visible slide and the number of slides per view.
 * Law: at the end of the scroll box there is no slide further on, whatever the width of the slides.
 */
export const placeOfSlides = ({
  scrolled,
  farthest,
  width,
  step,
  count,
}: SlidePositions): Pick<CarouselPlace, 'index' | 'perView'> => {
  if (step <= 0 || farthest <= TOLERANCE) return { index: 0, perView: count };
  const perView = Math.min(count, Math.max(1, Math.floor((width + TOLERANCE) / step)));
  const last = count - perView;
  return { index: scrolled >= farthest - TOLERANCE ? last : Math.min(last, Math.round(scrolled / step)), perView };
};
