import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button.tsx';
import styles from './carousel.module.css';

type CarouselProps = {
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Width of a slide: a card of a row, a small one of which 2, 4 or 6 are in view (REC-09), or the whole. */
  readonly width?: 'card' | 'small' | 'full';
};

type Reach = { readonly start: boolean; readonly end: boolean };

const reachOf = (list: HTMLElement): Reach => ({
  start: list.scrollLeft < 8,
  end: list.scrollLeft > list.scrollWidth - list.clientWidth - 8,
});

/**
 * A row that scrolls and snaps by itself; the buttons are for those who do not drag (2.5.7). How it moves is the
 * sheet's, which knows who wants less motion.
 */
export const Carousel = ({ label, slides, width = 'card' }: CarouselProps): ReactNode => {
  const t = useTranslations('design');
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState<Reach>({ start: true, end: slides.length < 2 });
  // A row that is laid out and fits has nowhere to go.
  useEffect(() => {
    const row = list.current;
    if (row !== null && row.clientWidth > 0 && row.scrollWidth <= row.clientWidth) setReach(reachOf(row));
  }, []);
  const move = (pages: number): void => list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.9 });
  return (
    <section className={styles.carousel} aria-roledescription={t('carousel')} aria-label={label}>
      <div className={styles.buttons}>
        <span className={styles.back}>
          <IconButton icon="arrow" label={t('previous')} disabled={reach.start} onClick={() => move(-1)} />
        </span>
        <IconButton icon="arrow" label={t('next')} disabled={reach.end} onClick={() => move(1)} />
      </div>
      <ul
        ref={list}
        className={styles.slides}
        data-width={width}
        tabIndex={0}
        aria-label={label}
        onScroll={(event) => setReach(reachOf(event.currentTarget))}
      >
        {slides.map((slide) => (
          <li key={slide.id} className={styles.slide}>
            {slide.content}
          </li>
        ))}
      </ul>
    </section>
  );
};
