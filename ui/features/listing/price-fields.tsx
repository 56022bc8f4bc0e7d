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
import { useNextAddress } from './use-next-address.ts';
import styles from './price-fields.module.css';

type PriceFieldsProps = { readonly label: string; readonly listing: ListingView; readonly place: ListingPlace };

const priceNames: readonly string[] = Object.values(priceFields);

/**
 * A price range (ux 16): a native form that replaces the price filter and keeps the other parameters. An invalid amount
 * shows an error: before submit, or without script on the page that the server returns.
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
  const next = useNextAddress(listing, place);
  const filters = Object.fromEntries(Object.entries(next.filters).filter(([facetId]) => facetId !== PRICE));
  /** Shows the new selection, also after a chip removed it; input from before hydration stays. */
  useEffect(() => () => form.current?.reset(), [span.from, span.to]);
  const submit = useSubmit();
  /** Submits the range. An empty limit is left out of the address; any other is written as a plain number. */
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
      <PreservedQuery place={place} address={{ start: 0, sort: next.sort, filters }} />
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
