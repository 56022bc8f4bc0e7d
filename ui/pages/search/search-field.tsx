import { useId, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/design/button-class.ts';
import { useSite } from '#ui/kernel/storefront-context.ts';
import styles from './search-field.module.css';

/** A search in the middle of a page, where there is nothing else to do. */
export const SearchField = ({ term = '' }: { readonly term?: string }): ReactNode => {
  const t = useTranslations('catalog');
  const { locale } = useSite();
  const id = useId();
  return (
    <Form role="search" aria-label={t('searchFor')} className={styles.form} action={`/${locale}/search`}>
      <label className={styles.label} htmlFor={id}>
        {t('searchFor')}
      </label>
      <input key={term} className={styles.input} id={id} type="search" name="q" defaultValue={term} required maxLength={100} enterKeyHint="search" />
      <button type="submit" className={buttonClass({})}>
        {t('search')}
      </button>
    </Form>
  );
};
