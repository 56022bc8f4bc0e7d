import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PromoLine, PromoLines } from '#core/content/navigation.ts';
import { Icon } from '#ui/design/icon.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { RichTextNodes } from '#ui/features/content/rich-text-nodes.tsx';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { PromoBarPresenter } from './promo-bar.presenter.ts';
import styles from './promo-bar.module.css';

const Line = ({ line: { text, url, richText } }: { readonly line: PromoLine }): ReactNode => {
  if (richText !== undefined) return <RichTextNodes text={richText} />;
  return url === undefined ? text : <AddressLink url={url}>{text}</AddressLink>;
};

const defaultLine = (line: PromoLine): ReactNode => <Line line={line} />;

type PromoBarProps = {
  readonly lines: PromoLines;
  /** Tells a bar within a page from the one above the header, whose name it has by default. */
  readonly label?: string;
  /** Renders a line in another way. */
  readonly renderLine?: (line: PromoLine) => ReactNode;
};

/**
 * The promo bar above the header. All lines share one grid cell, so that the bar is as high as the highest one and
 * nothing moves when they rotate.
 */
export const PromoBarView = observer(({ lines, label, renderLine = defaultLine }: PromoBarProps): ReactNode => {
  const t = useTranslations('shell');
  const follow = useFollowLinks();
  const presenter = usePresenter(
    () =>
      new PromoBarPresenter(
        lines,
        () => sessionStorage,
        () => matchMedia('(prefers-reduced-motion: reduce)').matches,
      ),
  );
  const { rotation, hasControls, isPaused } = presenter;
  const close = (): void => {
    presenter.close();
    // The pressed button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (presenter.isClosed || presenter.lines.length === 0) return null;
  return (
    <section
      className={styles.promo}
      aria-label={label === undefined ? t('promo.name') : `${t('promo.name')}: ${label}`}
      onPointerEnter={() => presenter.hover(true)}
      onPointerLeave={() => presenter.hover(false)}
      onFocus={() => presenter.focus(true)}
      onBlur={() => presenter.focus(false)}
    >
      {presenter.rotates && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? t('promo.play') : t('promo.pause')}
          data-paused={isPaused}
          onClick={presenter.toggle}
        />
      )}
      {hasControls && (
        <button
          type="button"
          className={styles.step}
          aria-label={t('promo.previous')}
          onClick={() => presenter.step(-1)}
        >
          <Icon name="chevron" size={16} />
        </button>
      )}
      <ul className={styles.lines} onClick={follow}>
        {presenter.lines.map((line, index) => (
          <li key={line.id} data-shown={index === rotation.index}>
            {renderLine(line)}
          </li>
        ))}
      </ul>
      {hasControls && (
        <button
          type="button"
          className={styles.step}
          data-next
          aria-label={t('promo.next')}
          onClick={() => presenter.step(1)}
        >
          <Icon name="chevron" size={16} />
        </button>
      )}
      {hasControls && (
        <div className={styles.dots}>
          {presenter.lines.map((line, index) => (
            <button
              key={line.id}
              type="button"
              aria-label={t('promo.message', { place: index + 1 })}
              aria-current={index === rotation.index ? 'true' : undefined}
              onClick={() => presenter.show(index)}
            />
          ))}
        </div>
      )}
      {presenter.closable && (
        <button type="button" className={styles.close} aria-label={t('promo.close')} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      )}
    </section>
  );
});
