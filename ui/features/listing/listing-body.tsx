import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageStart } from '#core/catalog/listing-address.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { Alternatives } from '../recommendations/alternatives.tsx';
import type { GridSpot } from '../catalog/product-tile/product-grid.tsx';
import { FacetList } from './facet-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { PagedGrid } from './paged-grid.tsx';
import { listingHref, type ListingPlace } from './listing-place.ts';
import type { ListingParts } from './listing.presenter.ts';
import { SortForm } from './sort-form.tsx';
import styles from './listing-body.module.css';

type ListingBodyProps = {
  readonly listing: ListingView;
  readonly place: ListingPlace;
  readonly more: ListingParts['more'];
  /** Content among the products. */
  readonly spots?: readonly GridSpot[];
  /** Shown if the list has no products. */
  readonly empty: ReactNode;
};

/** A list of products with filters and sorting. Another selection is another list, with paging of its own. */
export const ListingBody = ({ listing, place, more, spots, empty }: ListingBodyProps): ReactNode => {
  const t = useTranslations('catalog');
  const narrowed = Object.keys(listing.filters).length > 0;
  if (listing.total === 0 && !narrowed) return empty;
  /** An address beyond the last product, such as an outdated link: the list has products, but not at this position. */
  const pastEnd = (
    <Alternatives title={t('pastEnd')}>
      <Link
        className={buttonClass({})}
        to={listingHref(place, {
          start: pageStart(listing.total - 1, listing.pageSize),
          sort: listing.sort,
          filters: listing.filters,
        })}
      >
        {t('toLastPage')}
      </Link>
    </Alternatives>
  );
  const nothing = listing.total > 0 ? pastEnd : empty;
  return (
    <div className={styles.columns}>
      <nav className={styles.facets} aria-label={t('filters')}>
        <FacetList listing={listing} place={place} />
      </nav>
      <div className={styles.list}>
        <div className={styles.tools}>
          <FilterChips listing={listing} place={place} />
          <div className={styles.sort}>
            <SortForm listing={listing} place={place} />
          </div>
        </div>
        {listing.tiles.length === 0 ? nothing : <PagedGrid listing={listing} place={place} more={more} spots={spots} />}
        <FilterDialog listing={listing} place={place} />
      </div>
    </div>
  );
};
