import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MediaSource } from '#core/social/gallery-medium.ts';
import { Button } from '#ui/design/button.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { ReportDialog } from '#ui/features/reviews/report-dialog.tsx';
import { useFocusOnNew } from '#ui/kernel/use-focus-on-new.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { GalleryPresenter } from './gallery.presenter.ts';
import { MediumDialog } from './medium-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import styles from './media-gallery.module.css';

const SIZES = '(min-width: 80rem) 21rem, (min-width: 48rem) 24vw, 46vw';

type MediaGalleryProps = {
  readonly source: MediaSource;
  /** The product whose pictures members may share here. */
  readonly productId?: string | undefined;
  /** Called when there are no pictures, or they cannot be read. */
  readonly onEmpty: () => void;
};

/**
 * Pictures of shoppers as tiles: a grid, or for a product a row whose height does not depend on their number. A tile
 * opens the dialog of its picture (CNT-50, SOC-09).
 */
export const MediaGallery = observer(({ source, productId, onEmpty }: MediaGalleryProps): ReactNode => {
  const t = useTranslations('social');
  const presenter = usePresenter(
    ({ tasks, shell }) => new GalleryPresenter({ tasks, shell, source, productId, onEmpty }),
    JSON.stringify([source, productId]),
  );
  const { list, shown, stream } = presenter;
  const tiles = useFocusOnNew<HTMLUListElement>(list.firstNew, { items: 'li', target: 'button' });
  return (
    <>
      {stream !== undefined && (
        <div className={styles.stream}>
          <p role="status">{t('ofStream', { title: stream.title })}</p>
          <Button variant="secondary" compact onClick={() => presenter.choose(undefined)}>
            {t('all')}
          </Button>
        </div>
      )}
      <div className={productId === undefined ? styles.grid : styles.row}>
        <ul ref={tiles} className={styles.tiles} aria-busy={list.status === 'pending'}>
          {list.items.map((medium) => (
            <li key={medium.id}>
              <button
                type="button"
                className={styles.tile}
                aria-haspopup="dialog"
                aria-label={t('open', { uploader: medium.uploader, caption: medium.caption })}
                onClick={() => presenter.open(medium)}
              >
                <PictureView
                  picture={medium.images.thumbnail}
                  sizes={productId === undefined ? SIZES : '12rem'}
                  alt=""
                  cover
                  zoom
                />
              </button>
            </li>
          ))}
        </ul>
        {list.hasMore && (
          <div className={styles.end}>
            <p role="status">{t('progress', { shown: list.items.length, total: list.total })}</p>
            <Button
              variant="secondary"
              compact={productId !== undefined}
              busy={list.status === 'more'}
              onClick={() => list.more()}
            >
              {t('more')}
            </Button>
          </div>
        )}
        {presenter.sharedProduct !== undefined && (
          <div className={styles.share}>
            <p role="status">{t(presenter.sharing === 'sent' ? 'share.sent' : 'share.invitation')}</p>
            <Button variant="secondary" compact onClick={() => presenter.share()}>
              {t('share.title')}
            </Button>
          </div>
        )}
      </div>
      {presenter.selected.length > 0 && (
        <div className={styles.stream}>
          <p role="status">{t('selected', { count: presenter.selected.length })}</p>
          <Button compact busy={presenter.isSaving} onClick={() => presenter.saveSelection(t('selection'))}>
            {t('saveSelection')}
          </Button>
        </div>
      )}
      {presenter.hasDraft && presenter.sharedProduct !== undefined && (
        <Suspense>
          <ShareDialog
            open={presenter.sharing === 'open'}
            productId={presenter.sharedProduct}
            onSent={() => presenter.noteShared()}
            onClose={() => presenter.closeShare()}
          />
        </Suspense>
      )}
      {shown !== undefined && <MediumDialog medium={shown} presenter={presenter} />}
      {presenter.isReporting && (
        <ReportDialog
          title={t('report')}
          reasons={presenter.reasons}
          onReason={(reason) => presenter.report(reason)}
          onClose={() => presenter.closeReport()}
        />
      )}
    </>
  );
});
