import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { chosenValues } from '#core/catalog/facet.ts';
import { toggleFilter } from '#core/catalog/filters.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import { Icon } from '#ui/design/icon.tsx';
import { listingHref, type ListingPlace } from './listing-place.ts';
import { useNextAddress } from './use-next-address.ts';
import styles from './filter-chips.module.css';

/** The active filters, each removable, or all at once (PLP-05). */
export const FilterChips = ({
  listing,
  place,
}: {
  readonly listing: ListingView;
  readonly place: ListingPlace;
}): ReactNode => {
  const t = useTranslations('catalog');
  const { facets, filters: chosen } = listing;
  const { filters, sort } = useNextAddress(listing, place);
  if (Object.keys(chosen).length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('appliedFilters')}>
      {chosenValues(facets, chosen).map(({ label, ...choice }) => (
        <li key={`${choice.facetId} ${choice.value}`}>
          <Link
            className={styles.chip}
            to={listingHref(place, { start: 0, sort, filters: toggleFilter(filters, choice) })}
            preventScrollReset
            aria-label={t('removeFilter', { label })}
          >
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={listingHref(place, { start: 0, sort, filters: {} })} preventScrollReset>
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  );
};
