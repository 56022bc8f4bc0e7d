import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { toggleFilter } from '#core/catalog/listing-address.ts';
import type { FacetValue } from '#core/catalog/listing.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Swatch } from '#ui/design/swatch.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { listingHref, type ListingPlace } from './listing-place.ts';
import styles from './facet-list.module.css';

/** A value by its kind: a colour as dot and name, everything else as a box to tick. */
const Mark = ({ value }: { readonly value: FacetValue }): ReactNode =>
  value.swatch === undefined ? <span className={styles.box}>{value.selected && <Icon name="check" size={14} />}</span> : <Swatch color={value.swatch} size={18} selected={value.selected} />;

const Value = ({ value, href, cell }: { readonly value: FacetValue; readonly href: string; readonly cell: boolean }): ReactNode => {
  const t = useTranslations('catalog');
  const format = useFormatter();
  const words = (
    <>
      {!cell && <Mark value={value} />}
      <span className={styles.label}>{value.label}</span>
      <span className={cell ? styles.hiddenCount : styles.count} aria-hidden="true">
        {format.number(value.count)}
      </span>
      <VisuallyHidden>{t('facetCount', { count: value.count })}</VisuallyHidden>
    </>
  );
  const className = cell ? styles.cell : styles.value;
  if (value.count === 0 && !value.selected) {
    return (
      <span className={className} data-off="true">
        {words}
      </span>
    );
  }
  return (
    <Link className={className} to={href} rel="nofollow" preventScrollReset aria-current={value.selected ? 'true' : undefined}>
      {words}
    </Link>
  );
};

/** Everything that narrows a list, as links: they work before any script, and their addresses can be passed on (PLP-05). */
export const FacetList = ({ listing, place }: { readonly listing: ListingView; readonly place: ListingPlace }): ReactNode =>
  listing.facets.map((facet, index) => (
    <details key={facet.id} className={styles.facet} open={index < 4}>
      <summary className={styles.title}>
        {facet.label}
        <Icon name="chevron" size={18} />
      </summary>
      <ul className={facet.id === 'size' ? styles.cells : styles.values}>
        {facet.values.map((value) => (
          <li key={value.id}>
            <Value
              value={value}
              cell={facet.id === 'size'}
              href={listingHref(place, { start: 0, sort: listing.sort, filters: toggleFilter(listing.filters, { facetId: facet.id, value: value.id }) })}
            />
          </li>
        ))}
      </ul>
    </details>
  ));
