import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { sorts } from '#core/catalog/listing.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import { Icon } from '#ui/design/icon.tsx';
import { PreservedQuery } from './preserved-query.tsx';
import type { ListingPlace } from './listing-place.ts';
import styles from './sort-form.module.css';

/** The sort order of a list: a native form, submitted by its button or, after hydration, on change (PLP-04). */
export const SortForm = ({
  listing,
  place,
}: {
  readonly listing: ListingView;
  readonly place: ListingPlace;
}): ReactNode => {
  const t = useTranslations('catalog');
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(listing);
  // Updates the same element: replacing it would lose the focus. A selection from before hydration stays; one whose list
  // was not shown, because the shopper went elsewhere meanwhile, does not.
  useEffect(() => {
    if (select.current !== null && shown.current !== listing) select.current.value = listing.sort;
    shown.current = listing;
  }, [listing]);
  return (
    <Form
      className={styles.form}
      action={place.path}
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      <PreservedQuery place={place} address={{ start: 0, sort: sorts[0], filters: listing.filters }} />
      <label className={styles.label} htmlFor={id}>
        {t('sortBy')}
      </label>
      <span className={styles.control}>
        <select ref={select} className={styles.select} id={id} name="sort" defaultValue={listing.sort}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} />
      </span>
      <noscript>
        <button type="submit" className={styles.apply}>
          {t('apply')}
        </button>
      </noscript>
    </Form>
  );
};
