import { makeAutoObservable } from 'mobx';
import {
  carouselArrows,
  collectionAt,
  placeOfSlides,
  slideAfter,
  type CarouselArrows,
  type CarouselPlace,
  type SlidePositions,
} from '#core/content/collection.ts';
import type { CollectionSettings } from '#core/content/collection-settings.ts';
import { autorotateMs, Rotation } from '#core/content/rotation.ts';
import { breakpointAt, type PerBreakpoint } from '#core/site/breakpoint.ts';

const TICK_MS = 250;

/** The row of slides in the page, and what the shopper prefers. */
type CollectionContext = {
  /** Scrolls the row to a slide. */
  readonly scrollTo: (index: number) => void;
  readonly prefersStillness: () => boolean;
};

/**
 * The buttons and the autoplay of a carousel. Autoplay stops during hover and focus, and does not start by itself if
 * the shopper prefers reduced motion (CNT-33, CNT-37).
 */
export class CollectionPresenter {
  readonly count: number;
  index = 0;
  perView = 1;
  settings: CollectionSettings;
  isPaused = false;
  isHovered = false;
  isFocused = false;
  waited = 0;
  readonly #breakpoints: PerBreakpoint<CollectionSettings>;
  readonly #context: CollectionContext;

  constructor(
    collection: { readonly breakpoints: PerBreakpoint<CollectionSettings>; readonly blocks: readonly unknown[] },
    context: CollectionContext,
  ) {
    this.count = collection.blocks.length;
    this.#breakpoints = collection.breakpoints;
    this.settings = collectionAt(collection.breakpoints, 'sm');
    this.#context = context;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get arrows(): CarouselArrows {
    return carouselArrows(this.place, true);
  }

  activate(): () => void {
    this.isPaused = this.#context.prefersStillness();
    const timer = setInterval(this.pass, TICK_MS);
    return () => clearInterval(timer);
  }

  /** Takes over the positions of the slides in a window of this width, in CSS pixels. */
  measure(windowWidth: number, positions: Omit<SlidePositions, 'count'>): void {
    this.settings = collectionAt(this.#breakpoints, breakpointAt(windowWidth));
    // A row that is not displayed, such as in a closed accordion, has no width.
    if (positions.width > 0) Object.assign(this, placeOfSlides({ ...positions, count: this.count }));
  }

  step(direction: 1 | -1): void {
    this.show(slideAfter(this.place, direction));
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
  }

  hover(isHovered: boolean): void {
    this.isHovered = isHovered;
  }

  focus(isFocused: boolean): void {
    this.isFocused = isFocused;
  }

  private get place(): CarouselPlace {
    const { index, count, perView } = this;
    return { index, count, perView, loop: this.settings.loop };
  }

  private show(index: number): void {
    this.index = index;
    this.waited = 0;
    this.#context.scrollTo(index);
  }

  private pass(): void {
    const { isHovered, isFocused, isPaused, index, waited, count, perView } = this;
    const { type, autoplay, loop } = this.settings;
    if (type !== 'carousel' || !Rotation.runs({ isHovered, isFocused, reducedMotion: isPaused })) return;
    const next = Rotation.pass({ index, waited }, TICK_MS, {
      count: count - perView + 1,
      everyMs: autorotateMs(autoplay),
      loops: loop,
    });
    if (next.index === index) this.waited = next.waited;
    else this.show(next.index);
  }
}
