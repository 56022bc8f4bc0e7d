import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListingView } from '#core/catalog/page-models.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { FacetList } from './facet-list.tsx';
import { listingHref, type ListingPlace } from './listing-place.ts';
import { SortForm } from './sort-form.tsx';
import { useNextAddress } from './use-next-address.ts';
import styles from './filter-dialog.module.css';

const FILTER_DIALOG_ID = 'filters';

const doNothing = (): void => undefined;

/**
 * Filters and sorting on small screens. The browser opens and closes the dialog natively, so it works without script
 * (ux 12).
 */
export const FilterDialog = ({
  listing,
  place,
}: {
  readonly listing: ListingView;
  readonly place: ListingPlace;
}): ReactNode => {
  const t = useTranslations('catalog');
  const { sort } = useNextAddress(listing, place);
  const chosen = Object.values(listing.filters).flat().length;
  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={styles.opener} command="show-modal" commandfor={FILTER_DIALOG_ID}>
          <Icon name="filter" size={18} />
          {t('filterAndSort')}
          {chosen > 0 && <span className={styles.count}>{chosen}</span>}
        </button>
      </div>
      <Dialog
        id={FILTER_DIALOG_ID}
        title={t('filterAndSort')}
        side="end"
        open={false}
        onClose={doNothing}
        footer={
          <>
            {/* Not above the filters, which would move under the finger. */}
            {chosen > 0 && (
              <Link
                className={buttonClass({ variant: 'quiet' })}
                to={listingHref(place, { start: 0, sort, filters: {} })}
                preventScrollReset
              >
                {t('clearAll')}
              </Link>
            )}
            <button type="button" className={buttonClass({ wide: true })} command="close" commandfor={FILTER_DIALOG_ID}>
              {t('showResults', { count: listing.total })}
            </button>
          </>
        }
      >
        <div className={styles.content}>
          <SortForm listing={listing} place={place} />
          <FacetList listing={listing} place={place} />
        </div>
      </Dialog>
    </>
  );
};
