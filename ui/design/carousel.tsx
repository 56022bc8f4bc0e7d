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

/**
 * A row with native scrolling and scroll snapping. The buttons are the alternative to dragging (WCAG 2.5.7). The style
 * sheet sets the scroll behavior, so that reduced motion is respected.
 */
export const Carousel = ({ label, slides, width = 'card' }: CarouselProps): ReactNode => {
  const t = useTranslations('design');
  const list = useRef<HTMLUListElement>(null);
  const [isStart, setIsStart] = useState(true);
  const [isEnd, setIsEnd] = useState(slides.length < 2);
  const measure = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): void => {
    setIsStart(scrollLeft < 8);
    setIsEnd(scrollLeft > scrollWidth - clientWidth - 8);
  };
  // Whether all slides are visible depends on the width of the window.
  useEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    const resized = new ResizeObserver(() => measure(row));
    resized.observe(row);
    return () => resized.disconnect();
  }, []);
  useRowPosition(list, label);
  const move = (pages: number): void => list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.9 });
  return (
    <section className={styles.carousel} aria-roledescription={t('carousel')} aria-label={label}>
      <div className={styles.buttons}>
        <span className={styles.back}>
          <IconButton icon="arrow" label={t('previous')} aria-disabled={isStart} onClick={() => move(-1)} />
        </span>
        <IconButton icon="arrow" label={t('next')} aria-disabled={isEnd} onClick={() => move(1)} />
      </div>
      <ul
        ref={list}
        className={styles.slides}
        data-width={width}
        tabIndex={0}
        aria-label={label}
        onFocus={showFocusedSlide}
        onScroll={({ currentTarget }) => measure(currentTarget)}
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
