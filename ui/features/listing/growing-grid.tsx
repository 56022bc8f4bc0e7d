import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListingView } from '#core/catalog/page-models.ts';
import { ProductGrid } from '#ui/features/catalog/product-tile/product-grid.tsx';
import { buttonClass } from '#ui/design/button-class.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Spinner } from '#ui/design/spinner.tsx';
import { useFocusOnNew } from '#ui/kernel/use-focus-on-new.ts';
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

/**
 * The products, how far one has come, and the next page: a link first, which appends once the page is alive (PLP-06).
 */
export const GrowingGrid = observer(({ listing, place, more }: GrowingGridProps): ReactNode => {
  const t = useTranslations('catalog');
  const addressAt = (start: number): string =>
    listingHref(place, { start, sort: listing.sort, filters: listing.filters });
  const presenter = usePresenter(
    ({ tasks }) =>
      new ListingPresenter(listing, {
        tasks,
        more,
        // The router is not notified: it would load the whole list again. On the way back it reads the address again.
        keepStart: (start) => window.history.replaceState(window.history.state, '', addressAt(start)),
      }),
    // A new choice is a new list in the same elements: a status that is replaced is not read out.
    `${addressAt(listing.start)} ${listing.tiles.length}`,
  );
  const { products } = presenter;
  // Promotions are among the products.
  const list = useFocusOnNew<HTMLUListElement>(products.firstNew, { items: 'article', target: 'a:not([tabindex])' });
  const isGrowing = products.status === 'more';
  const load = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    products.more();
  };
  return (
    <>
      <ProductGrid ref={list} tiles={products.items} promos={listing.promos} leads heading="h2" />
      <div className={styles.end}>
        <p role="status">{t('progress', { shown: products.shown, total: products.total })}</p>
        <progress className={styles.progress} value={products.shown} max={products.total} aria-hidden="true" />
        {products.status === 'error' && <NoticeBar tone="error">{t('moreFailed')}</NoticeBar>}
        {products.hasMore && (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={addressAt(products.shown)}
            preventScrollReset
            aria-busy={isGrowing}
            onClick={load}
          >
            {isGrowing && <Spinner />}
            {t('loadMore')}
          </Link>
        )}
      </div>
    </>
  );
});
