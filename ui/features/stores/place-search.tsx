import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import styles from './place-search.module.css';

type PlaceSearchProps = {
  readonly name: string;
  readonly texts: { readonly title: string; readonly label: string; readonly find: string };
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSearch: () => void;
  /** Whether the search runs, and what the button says then. */
  readonly busy?: { readonly busy: boolean; readonly busyText: string };
};

/** A search by postal code or place, inside a dialog or another form. */
export const PlaceSearch = ({ name, texts, typed, onType, onSearch, busy }: PlaceSearchProps): ReactNode => {
  const search = (event: FormEvent): void => {
    event.preventDefault();
    // A form around it would get the event, too.
    event.stopPropagation();
    onSearch();
  };
  return (
    <form role="search" aria-label={texts.title} className={styles.form} noValidate onSubmit={search}>
      <Field
        required
        label={texts.label}
        name={name}
        value={typed}
        onValue={onType}
        type="search"
        enterKeyHint="search"
        autoComplete="postal-code"
        maxLength={100}
      />
      <Button type="submit" variant="secondary" {...busy}>
        {texts.find}
      </Button>
    </form>
  );
};
