import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button.tsx';
import { useRowPosition } from '#ui/kernel/use-row-position.ts';
import { showFocusedSlide } from '#ui/kernel/show-focused-slide.ts';
import styles from './carousel.module.css';

type CarouselProps = {
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Width of a slide: a card, a small card of which 2, 4 or 6 are visible, a wide one of which 1, 2 or 3 are (REC-09), or
   * the full row. */
  readonly width?: 'card' | 'small' | 'wide' | 'full';
};

type Reach = { readonly start: boolean; readonly end: boolean };

const reachOf = (list: HTMLElement): Reach => ({
  start: list.scrollLeft < 8,
  end: list.scrollLeft > list.scrollWidth - list.clientWidth - 8,
});

/**
 * A row with native scrolling and scroll snapping. The buttons are the alternative to dragging (WCAG 2.5.7). The style
 * sheet sets the scroll behavior, so that reduced motion is respected.
 */
export const Carousel = ({ label, slides, width = 'card' }: CarouselProps): ReactNode => {
  const t = useTranslations('design');
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState<Reach>({ start: true, end: slides.length < 2 });
  // If everything fits, both buttons are disabled.
  useEffect(() => {
    const row = list.current;
    if (row !== null && row.clientWidth > 0 && row.scrollWidth <= row.clientWidth) setReach(reachOf(row));
  }, []);
  useRowPosition(list, label);
  const move = (pages: number): void => list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.9 });
  return (
    <section className={styles.carousel} aria-roledescription={t('carousel')} aria-label={label}>
      <div className={styles.buttons}>
        <span className={styles.back}>
          <IconButton icon="arrow" label={t('previous')} aria-disabled={reach.start} onClick={() => move(-1)} />
        </span>
        <IconButton icon="arrow" label={t('next')} aria-disabled={reach.end} onClick={() => move(1)} />
      </div>
      <ul
        ref={list}
        className={styles.slides}
        data-width={width}
        tabIndex={0}
        aria-label={label}
        onFocus={showFocusedSlide}
        onScroll={(event) => setReach(reachOf(event.currentTarget))}
      >
        {slides.map((slide) => (
          <li key={slide.id} data-id={slide.id} className={styles.slide}>
            {slide.content}
          </li>
        ))}
      </ul>
    </section>
  );
};
