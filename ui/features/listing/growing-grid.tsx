import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListingView } from '#core/catalog/page-models.ts';
import { ProductGrid } from '#ui/features/catalog/product-tile/product-grid.tsx';
import { buttonClass } from '#ui/design/button-class.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Spinner } from '#ui/design/spinner.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { listingHref, type ListingPlace } from './listing-place.ts';
import { ListingPresenter, type ListingParts } from './listing.presenter.ts';
import styles from './growing-grid.module.css';

type GrowingGridProps = {
  readonly listing: ListingView;
  readonly place: ListingPlace;
  readonly more: ListingParts['more'];
};

/** A click that is not meant for this tab stays the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The products, how far one has come, and the next page: a link first, which appends once the page is alive (PLP-06). */
export const GrowingGrid = observer(({ listing, place, more }: GrowingGridProps): ReactNode => {
  const t = useTranslations('catalog');
  const list = useRef<HTMLUListElement>(null);
  const addressAt = (start: number): string =>
    listingHref(place, { start, sort: listing.sort, filters: listing.filters });
  const presenter = usePresenter(
    ({ tasks }) =>
      new ListingPresenter(listing, {
        tasks,
        more,
        // The router is not told: it would load the whole list again. On the way back it reads the address anew.
        keepStart: (start) => window.history.replaceState(window.history.state, '', addressAt(start)),
      }),
    // A new choice is a new list in the same elements: a status that is replaced is not read out.
    `${addressAt(listing.start)} ${listing.tiles.length}`,
  );
  const { firstNew } = presenter;
  useEffect(() => {
    if (firstNew !== undefined)
      list.current?.querySelectorAll('article')[firstNew]?.querySelector<HTMLElement>('a:not([tabindex])')?.focus();
  }, [firstNew]);
  const pending = presenter.status === 'pending';
  const load = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    presenter.loadMore();
  };
  return (
    <>
      <ProductGrid ref={list} tiles={presenter.tiles} promos={listing.promos} leads heading="h2" />
      <div className={styles.end}>
        <p role="status">{t('progress', { shown: presenter.shown, total: presenter.total })}</p>
        <progress className={styles.progress} value={presenter.shown} max={presenter.total} aria-hidden="true" />
        {presenter.status === 'error' && <NoticeBar tone="error">{t('moreFailed')}</NoticeBar>}
        {presenter.hasMore && (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={addressAt(presenter.shown)}
            preventScrollReset
            aria-busy={pending}
            onClick={load}
          >
            {pending && <Spinner />}
            {t('loadMore')}
          </Link>
        )}
      </div>
    </>
  );
});
