import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { toggleFilter } from '#core/catalog/filters.ts';
import type { Facet, FacetValue } from '#core/catalog/listing.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import { PRICE } from '#core/catalog/price-span.ts';
import { Accordion } from '#ui/design/accordion.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Swatch } from '#ui/design/swatch.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { listingHref, type ListingPlace } from './listing-place.ts';
import { PriceFields } from './price-fields.tsx';
import { useNextAddress } from './use-next-address.ts';
import styles from './facet-list.module.css';

/** A value by its kind: a color as dot and name, any other value as a checkbox. */
const Mark = ({ value }: { readonly value: FacetValue }): ReactNode =>
  value.swatch === undefined ? (
    <span className={styles.box}>{value.selected && <Icon name="check" size={14} />}</span>
  ) : (
    <Swatch color={value.swatch} size={18} selected={value.selected} />
  );

const Value = ({
  value,
  href,
  cell,
}: {
  readonly value: FacetValue;
  readonly href: string;
  readonly cell: boolean;
}): ReactNode => {
  const t = useTranslations('catalog');
  const label = (
    <>
      {!cell && <Mark value={value} />}
      <span className={styles.label}>{value.label}</span>
      <span className={cell ? styles.hiddenCount : styles.count} aria-hidden="true">
        {t('count', { count: value.count })}
      </span>
      <VisuallyHidden>{t('facetCount', { count: value.count })}</VisuallyHidden>
    </>
  );
  const className = cell ? styles.cell : styles.value;
  if (value.count === 0 && !value.selected) {
    return (
      <span className={className} data-off="true">
        {label}
      </span>
    );
  }
  return (
    <Link
      className={className}
      to={href}
      rel="nofollow"
      preventScrollReset
      aria-current={value.selected ? 'true' : undefined}
    >
      {label}
    </Link>
  );
};

/** A size label longer than a number takes two cells. */
const NUMBER_LENGTH = 5;

/** Number of values of a facet that are visible before "show more" (ux 15). */
const FIRST_VALUES = 10;

/** Visible values of a facet without size systems: one more is shown, since "show more" takes as much space. */
const firstOf = (values: Facet['values']): number =>
  values.length === FIRST_VALUES + 1 ? values.length : FIRST_VALUES;

/**
 * Groups of values, each with the index of its first value in the facet: sizes by size system (ux 16), other facets by
 * visible and hidden values.
 */
const groupsOf = ({
  values,
  systems = [firstOf(values), values.length],
}: Facet): readonly { readonly start: number; readonly values: readonly FacetValue[] }[] => {
  let end = 0;
  return systems.map((length) => ({ start: end, values: values.slice(end, (end += length)) }));
};

const Values = ({
  facet,
  listing,
  place,
}: {
  readonly facet: Facet;
  readonly listing: ListingView;
  readonly place: ListingPlace;
}): ReactNode => {
  const t = useTranslations('catalog');
  const { sort, filters } = useNextAddress(listing, place);
  const isCells = facet.id === 'size';
  const renderGroup = (group: ReturnType<typeof groupsOf>[number]): ReactNode => (
    <ul key={group.start} className={isCells ? styles.cells : styles.values}>
      {group.values.map((value) => (
        <li key={value.id} data-wide={(isCells && value.label.length > NUMBER_LENGTH) || undefined}>
          <Value
            value={value}
            cell={isCells}
            href={listingHref(place, {
              start: 0,
              sort,
              filters: toggleFilter(filters, { facetId: facet.id, value: value.id }),
            })}
          />
        </li>
      ))}
    </ul>
  );
  const groups = groupsOf(facet);
  const later = groups.filter(({ start }) => start >= FIRST_VALUES);
  const hidden = later.flatMap(({ values }) => values);
  const isFolded = hidden.length > 1;
  return (
    <>
      {groups.filter(({ start, values }) => values.length > 0 && (!isFolded || start < FIRST_VALUES)).map(renderGroup)}
      {isFolded && (
        <details open={hidden.some(({ selected }) => selected)}>
          <summary className={styles.turn}>
            <span className={styles.more}>{t('seeMore', { count: hidden.length })}</span>
            <span className={styles.less}>{t('seeLess')}</span>
          </summary>
          {later.map(renderGroup)}
        </details>
      )}
      {facet.id === PRICE && <PriceFields label={facet.label} listing={listing} place={place} />}
    </>
  );
};

/** All filters of a list, as links: they work without script, and their addresses can be shared (PLP-05). */
export const FacetList = ({
  listing,
  place,
}: {
  readonly listing: ListingView;
  readonly place: ListingPlace;
}): ReactNode => (
  <Accordion
    compact
    items={listing.facets.map((facet, index) => ({
      id: facet.id,
      title: facet.label,
      open: index < 4,
      body: <Values facet={facet} listing={listing} place={place} />,
    }))}
  />
);
