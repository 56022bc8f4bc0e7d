import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListingView } from '#core/catalog/page-models.ts';
import { ProductGrid, type GridSpot } from '#ui/features/catalog/product-tile/product-grid.tsx';
import { buttonClass } from '#ui/design/button-class.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Spinner } from '#ui/design/spinner.tsx';
import { useFocusOnNew } from '#ui/kernel/use-focus-on-new.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { listingHref, type ListingPlace } from './listing-place.ts';
import { ListingPresenter, type ListingParts } from './listing.presenter.ts';
import styles from './paged-grid.module.css';

type PagedGridProps = {
  readonly listing: ListingView;
  readonly place: ListingPlace;
  readonly more: ListingParts['more'];
  readonly spots?: readonly GridSpot[] | undefined;
};

/** Modified clicks, such as those that open a new tab, are left to the browser. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The products, the progress, and the "load more" link, which after hydration appends the next page (PLP-06). */
export const PagedGrid = observer(({ listing, place, more, spots }: PagedGridProps): ReactNode => {
  const t = useTranslations('catalog');
  const addressAt = (start: number): string =>
    listingHref(place, { start, sort: listing.sort, filters: listing.filters });
  const presenter = usePresenter(
    ({ tasks }) =>
      new ListingPresenter(listing, {
        tasks,
        more,
        // Bypasses the router, which would load the whole list again. Back navigation reads the address.
        keepStart: (start) => window.history.replaceState(window.history.state, '', addressAt(start)),
      }),
    // The elements stay when the list changes: a screen reader announces a status element only if it is updated, not
    // replaced.
    `${addressAt(listing.start)} ${listing.tiles.length}`,
  );
  const { products } = presenter;
  // The list also contains promotions, so items are selected by class.
  const list = useFocusOnNew<HTMLUListElement>(products.firstNew, { items: 'article', target: 'a:not([tabindex])' });
  const isGrowing = products.status === 'more';
  const load = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    products.more();
  };
  return (
    <>
      <ProductGrid ref={list} tiles={products.items} promos={listing.promos} spots={spots} leads heading="h2" />
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
