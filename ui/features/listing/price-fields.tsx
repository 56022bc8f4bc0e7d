import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { PRICE_LENGTH, priceEnds, priceFields, refusedPrices } from '#core/catalog/listing-address.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import { chosenPriceSpan, PRICE, typedPrice, type PriceSpan } from '#core/catalog/price-span.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { PreservedQuery } from './preserved-query.tsx';
import type { ListingPlace } from './listing-place.ts';
import styles from './price-fields.module.css';

type PriceFieldsProps = { readonly label: string; readonly listing: ListingView; readonly place: ListingPlace };

const priceNames: readonly string[] = Object.values(priceFields);

/**
 * A price between two ends (ux 16): a form of the platform, which takes the place of other prices and leaves all else
 * as it is. What is no amount gets a message of the shop: before it is sent, and without a script on the page that
 * comes back.
 */
export const PriceFields = ({ label, listing, place }: PriceFieldsProps): ReactNode => {
  const t = useTranslations('catalog');
  const { language } = useSite();
  const { search } = useLocation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<{ readonly search: string; readonly query: URLSearchParams }>();
  const refused = refusedPrices(checked?.search === search ? checked.query : new URLSearchParams(search));
  const span: PriceSpan = chosenPriceSpan(listing.filters) ?? {};
  const filters = Object.fromEntries(Object.entries(listing.filters).filter(([facetId]) => facetId !== PRICE));
  /**
   * Another choice is in the fields as well, also where a chip took it back; what was typed before the page was alive
   * stays.
   */
  useEffect(() => () => form.current?.reset(), [span.from, span.to]);
  const submit = useSubmit();
  /** An end that is empty stays out of the address; another is its plain number there. */
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, typed] of new FormData(event.currentTarget)) {
      const text = String(typed);
      const value = priceNames.includes(name) ? (typedPrice(text) ?? text) : text;
      if (value !== '') query.append(name, value);
    }
    setChecked({ search, query });
    const ends = refusedPrices(query);
    const wrong = priceEnds.find((end) => ends !== undefined && typedPrice(ends[end]) === undefined);
    if (wrong === undefined) void submit(query, { action: place.path, preventScrollReset: true });
    else event.currentTarget.querySelector<HTMLElement>(`[name=${priceFields[wrong]}]`)?.focus();
  };
  return (
    <Form ref={form} action={place.path} noValidate onSubmit={send}>
      <PreservedQuery place={place} address={{ start: 0, sort: listing.sort, filters }} />
      <div role="group" aria-label={label} className={styles.fields}>
        {priceEnds.map((end) => (
          <label key={end} className={styles.end}>
            {t(`priceEnds.${end}`)}
            <input
              className={styles.input}
              name={priceFields[end]}
              defaultValue={refused?.[end] ?? span[end]?.toLocaleString(language, { useGrouping: false }) ?? ''}
              inputMode="decimal"
              maxLength={PRICE_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              aria-invalid={refused !== undefined && typedPrice(refused[end]) === undefined}
              aria-describedby={refused && id}
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
      {refused && (
        <p id={id} className={styles.error} role="alert">
          {t('priceRefused')}
        </p>
      )}
    </Form>
  );
};
