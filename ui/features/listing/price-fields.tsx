import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
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

/**
 * Prices between two ends of one's own (ux 16): a form of the platform, which takes the place of other prices and
 * leaves all else as it is.
 */
export const PriceFields = ({ label, listing, place }: PriceFieldsProps): ReactNode => {
  const t = useTranslations('catalog');
  const form = useRef<HTMLFormElement>(null);
  const span: PriceSpan = chosenPriceSpan(listing.filters) ?? {};
  const filters = Object.fromEntries(Object.entries(listing.filters).filter(([facetId]) => facetId !== PRICE));
  /**
   * Another choice stands in the fields as well, also where a chip took it back; what was typed before the page was
   * alive stays.
   */
  useEffect(() => () => form.current?.reset(), [span.from, span.to]);
  const submit = useSubmit();
  /** An end that is empty stays out of the address. */
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    for (const name of Object.values(priceFields)) if (data.get(name) === '') data.delete(name);
    void submit(data, { action: place.path, preventScrollReset: true });
  };
  return (
    <Form ref={form} action={place.path} onSubmit={send}>
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
