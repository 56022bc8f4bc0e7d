import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SearchForm } from '#ui/features/search/search-form.tsx';

/** A product search form for pages without other content. */
export const SearchField = ({ term = '' }: { readonly term?: string }): ReactNode => {
  const t = useTranslations('catalog');
  return (
    <SearchForm
      path="/search"
      texts={{ name: t('searchFor'), label: t('searchFor'), submit: t('search') }}
      term={term}
    />
  );
};
