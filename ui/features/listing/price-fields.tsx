import { useEffect, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { priceFields } from '#core/catalog/listing-address.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import { chosenPriceSpan, PRICE, type PriceSpan } from '#core/catalog/price-span.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { KeptQuery } from './kept-query.tsx';
import type { ListingPlace } from './listing-place.ts';
import styles from './price-fields.module.css';

const WHOLE = String.raw`\s*[0-9]{1,6}\s*`;
const ends = ['from', 'to'] as const;

type PriceFieldsProps = { readonly label: string; readonly listing: ListingView; readonly place: ListingPlace };

/** Prices between two ends of one's own (ux 16): a form of the platform, which takes the place of other prices and leaves all else as it is. */
export const PriceFields = ({ label, listing, place }: PriceFieldsProps): ReactNode => {
  const t = useTranslations('catalog');
  const form = useRef<HTMLFormElement>(null);
  const span: PriceSpan = chosenPriceSpan(listing.filters) ?? {};
  const filters = Object.fromEntries(Object.entries(listing.filters).filter(([facetId]) => facetId !== PRICE));
  /** Another choice stands in the fields as well, also where a chip took it back; what was typed before the page was alive stays. */
  useEffect(() => () => form.current?.reset(), [span.from, span.to]);
  return (
    <Form ref={form} action={place.path} preventScrollReset>
      <KeptQuery place={place} address={{ start: 0, sort: listing.sort, filters }} />
      <div role="group" aria-label={label} className={styles.fields}>
        {ends.map((end) => (
          <label key={end} className={styles.end}>
            {t(`priceEnds.${end}`)}
            <input
              className={styles.input}
              name={priceFields[end]}
              defaultValue={span[end] ?? ''}
              inputMode="numeric"
              pattern={WHOLE}
              title={t('priceHint')}
              autoComplete="off"
              enterKeyHint="search"
            />
          </label>
        ))}
        <button
          type="submit"
          className={buttonClass({ variant: 'secondary', compact: true })}
          aria-label={`${t('apply')}: ${label}`}
        >
          {t('apply')}
        </button>
      </div>
    </Form>
  );
};
