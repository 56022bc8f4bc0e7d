import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hasCarouselButtons } from '#core/content/collection-settings.ts';
import { collectionAt, type SlidePositions } from '#core/content/collection.ts';
import type { Breakpoint } from '#core/site/breakpoint.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import section from '#ui/features/page/section.module.css';
import { useRowPosition } from '#ui/kernel/use-row-position.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { CollectionPresenter } from './collection.presenter.ts';
import { useLengthClass } from '../content-styles.ts';
import type { BlockOf, BlockProps } from '../registry.ts';
import styles from './collection.module.css';

type Tag = 'collection-carousel' | 'collection-grid';

const startOf = (slide: Element | undefined): number => (slide instanceof HTMLElement ? slide.offsetLeft : 0);

const positionsOf = (row: HTMLElement): Omit<SlidePositions, 'count'> => ({
  scrolled: row.scrollLeft,
  farthest: row.scrollWidth - row.clientWidth,
  width: row.clientWidth,
  step: startOf(row.children[1]) - startOf(row.children[0]),
});

/** The settings at a breakpoint as an attribute for the style sheet. */
const settingsAt = (block: BlockOf<Tag>, breakpoint: Breakpoint): string => {
  const { type, arrows, autoplay } = collectionAt(block.breakpoints, breakpoint);
  return [type, ...(arrows ? ['arrows'] : []), ...(autoplay > 0 ? ['autoplay'] : [])].join(' ');
};

/**
 * Blocks in a row that scrolls, or in a grid, by breakpoint (CNT-33, CNT-34). The row scrolls and snaps without script.
 * Buttons are rendered if any breakpoint has some; the style sheet shows those of the window's width.
 */
export const CollectionView = observer(
  ({ block, renderNested }: Pick<BlockProps<Tag>, 'block' | 'renderNested'>): ReactNode => {
    const t = useTranslations('design');
    const shell = useTranslations('shell');
    const list = useRef<HTMLUListElement>(null);
    const presenter = usePresenter(
      () =>
        new CollectionPresenter(block, {
          scrollTo: (index) => {
            const row = list.current;
            row?.scrollTo({ left: startOf(row.children[index]) - startOf(row.children[0]) });
          },
          prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
        }),
    );
    useRowPosition(list, block.id);
    const lengths = useLengthClass((breakpoint) => {
      const { slideWidth, slidePadding } = collectionAt(block.breakpoints, breakpoint);
      return { width: slideWidth, gap: slidePadding };
    });
    useEffect(() => {
      const row = list.current;
      if (row === null) return undefined;
      const resized = new ResizeObserver(() => presenter.measure(innerWidth, positionsOf(row)));
      resized.observe(row);
      return () => resized.disconnect();
    }, [presenter]);
    const { arrows, isPaused } = presenter;
    const settings = (['sm', 'md', 'lg'] as const).map((breakpoint) => settingsAt(block, breakpoint));
    const isRow = settings.some((setting) => setting.startsWith('carousel'));
    return (
      <section
        className={`${section.section} ${styles.collection}`}
        aria-roledescription={isRow ? t('carousel') : undefined}
        aria-label={block.title}
        data-sm={settings[0]}
        data-md={settings[1]}
        data-lg={settings[2]}
        onPointerEnter={() => presenter.hover(true)}
        onPointerLeave={() => presenter.hover(false)}
        onFocus={() => presenter.focus(true)}
        onBlur={() => presenter.focus(false)}
      >
        <div className={styles.head}>
          <h2>{block.title}</h2>
          {hasCarouselButtons(block.breakpoints, block.blocks.length) && (
            <div className={styles.controls} data-fits={!arrows.shown}>
              <button
                type="button"
                className={styles.pause}
                aria-label={`${shell(isPaused ? 'promo.play' : 'promo.pause')}: ${block.title}`}
                data-replay
                onClick={presenter.toggle}
              >
                <Icon name={isPaused ? 'play' : 'pause'} size={20} />
              </button>
              <span className={styles.back}>
                <IconButton
                  icon="arrow"
                  label={t('previous')}
                  aria-disabled={!arrows.back}
                  data-replay
                  onClick={() => presenter.step(-1)}
                />
              </span>
              <span className={styles.forward}>
                <IconButton
                  icon="arrow"
                  label={t('next')}
                  aria-disabled={!arrows.forward}
                  data-replay
                  onClick={() => presenter.step(1)}
                />
              </span>
            </div>
          )}
        </div>
        <ul
          ref={list}
          className={`${styles.items} ${lengths ?? ''}`}
          tabIndex={isRow ? 0 : undefined}
          aria-label={isRow ? block.title : undefined}
          onScroll={({ currentTarget }) => presenter.measure(innerWidth, positionsOf(currentTarget))}
        >
          {block.blocks.map((nested) => (
            <li key={nested.id}>{renderNested(nested)}</li>
          ))}
        </ul>
      </section>
    );
  },
);
