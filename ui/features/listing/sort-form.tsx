import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { sorts } from '#core/catalog/listing.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import { Icon } from '#ui/design/icon.tsx';
import { PreservedQuery } from './preserved-query.tsx';
import type { ListingPlace } from './listing-place.ts';
import { useNextAddress } from './use-next-address.ts';
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
  const { filters } = useNextAddress(listing, place);
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(listing);
  // Updates the same element: replacing it would lose the focus. A selection from before hydration is submitted; one
  // whose list was not shown, because the shopper went elsewhere meanwhile, does not stay.
  useEffect(() => {
    const { current: field } = select;
    if (field === null) return;
    if (shown.current !== listing) field.value = listing.sort;
    else if (field.value !== listing.sort) field.form?.requestSubmit();
    shown.current = listing;
  }, [listing]);
  return (
    <Form
      className={styles.form}
      action={place.path}
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      <PreservedQuery place={place} address={{ start: 0, sort: sorts[0], filters }} />
      <label className={styles.label} htmlFor={id}>
        {t('sortBy')}
      </label>
      <span className={styles.control}>
        {/* A browser would fill in the choice of an earlier visit, which looks like a new one. */}
        <select
          ref={select}
          className={styles.select}
          id={id}
          name="sort"
          autoComplete="off"
          defaultValue={listing.sort}
        >
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
