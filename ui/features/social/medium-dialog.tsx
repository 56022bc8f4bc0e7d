import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { GalleryMedium } from '#core/social/gallery-medium.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import type { GalleryPresenter } from './gallery.presenter.ts';
import styles from './medium-dialog.module.css';

type MediumDialogProps = {
  readonly medium: GalleryMedium;
  readonly presenter: Pick<
    GalleryPresenter,
    | 'details'
    | 'reported'
    | 'isReporting'
    | 'selected'
    | 'hasSeveral'
    | 'step'
    | 'close'
    | 'choose'
    | 'toggleSelected'
    | 'openReport'
  >;
};

const Products = observer(({ medium: { id }, presenter }: MediumDialogProps): ReactNode => {
  const t = useTranslations('social');
  const products = presenter.details[id]?.products ?? [];
  if (products.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.label}>{t('products')}</h3>
      <ul className={styles.products}>
        {products.map(({ id: productId, name, url, picture }) => (
          <li key={productId}>
            <Link to={url} className={styles.product} onClick={() => presenter.close()}>
              {picture !== undefined && (
                <span className={styles.thumbnail}>
                  <PictureView picture={picture} sizes="64px" thumbnail alt="" cover />
                </span>
              )}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Keys that show another picture. */
const steps: { readonly [key: string]: 1 | -1 | undefined } = { ArrowLeft: -1, ArrowRight: 1 };

/** A picture of a shopper with its caption, its products and a report (SOC-09). */
export const MediumDialog = observer(({ medium, presenter }: MediumDialogProps): ReactNode => {
  const t = useTranslations('social');
  const { id, caption, language, uploader, images } = medium;
  const isReported = presenter.reported.includes(id);
  const status = useRef<HTMLParagraphElement>(null);
  const previous = useRef({ id, isReported });
  // The button that opened the report is gone, so the answer takes the focus.
  useEffect(() => {
    const before = previous.current;
    previous.current = { id, isReported };
    if (before.id === id && isReported && !before.isReported) status.current?.focus({ preventScroll: true });
  }, [id, isReported]);
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
      const step = steps[key];
      if (step !== undefined && !defaultPrevented && presenter.hasSeveral && !presenter.isReporting)
        presenter.step(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [presenter]);
  return (
    <Dialog open title={t('by', { uploader })} side="full" onClose={() => presenter.close()}>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <PictureView picture={images.normal} sizes="(min-width: 64rem) 45rem, 100vw" />
        </div>
        <div className={styles.words}>
          <p className={styles.caption} lang={language} aria-live="polite">
            {caption}
          </p>
          <Products medium={medium} presenter={presenter} />
          {(presenter.details[id]?.streams ?? []).map((stream) => (
            <Button key={stream.streamId} variant="secondary" compact onClick={() => presenter.choose(stream)}>
              {t('moreOf', { title: stream.title })}
            </Button>
          ))}
          <Button variant="secondary" compact onClick={() => presenter.toggleSelected(id)}>
            {t(presenter.selected.includes(id) ? 'deselect' : 'select')}
          </Button>
          {presenter.hasSeveral && (
            <div className={styles.actions}>
              <Button variant="secondary" compact onClick={() => presenter.step(-1)}>
                {t('previous')}
              </Button>
              <Button variant="secondary" compact onClick={() => presenter.step(1)}>
                {t('next')}
              </Button>
            </div>
          )}
          <p ref={status} className={styles.status} role="status" tabIndex={-1}>
            {isReported ? t('reported') : ''}
          </p>
          {!isReported && (
            <button type="button" className={styles.report} onClick={() => presenter.openReport()}>
              {t('report')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
});
