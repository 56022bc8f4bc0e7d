import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SearchForm } from '#ui/features/search/search-form.tsx';

/** A search for products, where there is nothing else to do. */
export const SearchField = ({ term = '' }: { readonly term?: string }): ReactNode => {
  const t = useTranslations('catalog');
  return (
    <SearchForm
      path="/search"
      texts={{ name: t('searchFor'), label: t('searchFor'), submit: t('search') }}
      words={term}
    />
  );
};
