import { useId, type Ref, type ReactNode } from 'react';
import { Form } from 'react-router';
import { buttonClass } from '#ui/design/button-class.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** A path of this site that reads the term from `q`. */
  readonly path: string;
  /** The name of the landmark, the label of the field and the label of the button. */
  readonly texts: { readonly name: string; readonly label: string; readonly submit: string };
  readonly term?: string;
  readonly autoComplete?: string;
  readonly field?: Ref<HTMLInputElement>;
};

/** A search form within a page; works without script. */
export const SearchForm = ({ path, texts, term = '', autoComplete, field }: SearchFormProps): ReactNode => {
  const { locale } = useSite();
  const id = useId();
  return (
    <Form role="search" aria-label={texts.name} className={styles.form} action={`/${locale}${path}`}>
      <label className={styles.label} htmlFor={id}>
        {texts.label}
      </label>
      <input
        ref={field}
        key={term}
        className={styles.input}
        id={id}
        type="search"
        name="q"
        defaultValue={term}
        required
        maxLength={100}
        enterKeyHint="search"
        autoComplete={autoComplete}
      />
      <button type="submit" className={buttonClass({})}>
        {texts.submit}
      </button>
    </Form>
  );
};
