import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { Alternatives } from '#ui/features/recommendations/alternatives.tsx';
import { ListingHead } from '#ui/features/listing/listing-head.tsx';
import slot from '#ui/slots/content-slot.module.css';
import styles from '#ui/features/listing/listing-head.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { RecentSearchesView } from './recent-searches.tsx';
import { SearchField } from '#ui/features/search/search-field.tsx';

/** The section of the page `search` that a search without results shows. */
export const NO_RESULTS_PLACE = 'no-results';

/**
 * Search without a term: the field, managed content, categories, and recent searches, whose place is last because it is
 * empty at first (SRCH-07).
 */
export const SearchHub = ({ content }: { readonly content: ContentPageView }): ReactNode => {
  const t = useTranslations('catalog');
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={content.seo.title} />
      <div className={styles.page}>
        <ListingHead title={t('search')} />
        <Alternatives>
          <SearchField />
          <div className={slot.inline}>
            <BlockList sections={content.sections.filter(({ id }) => id !== NO_RESULTS_PLACE)} />
          </div>
        </Alternatives>
        <RecentSearchesView />
      </div>
    </main>
  );
};
