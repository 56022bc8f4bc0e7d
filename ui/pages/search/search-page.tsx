import type { ReactNode } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { parseListing } from '#core/catalog/listing-address.ts';
import type { SearchPage } from '#core/catalog/page-models.ts';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { searchType } from '#core/search/search-type.ts';
import { searchTerm } from '#core/site/search-term.ts';
import { page } from '#ui/kernel/page.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { Alternatives } from '#ui/features/recommendations/alternatives.tsx';
import { ContentSlot } from '#ui/slots/content-slot.tsx';
import { ListingBody } from '#ui/features/listing/listing-body.tsx';
import { ListingHead } from '#ui/features/listing/listing-head.tsx';
import styles from '#ui/features/listing/listing-head.module.css';
import { listingHref } from '#ui/features/listing/listing-place.ts';
import { listingSpan } from '#ui/features/listing/listing-span.ts';
import { prepareBlocks } from '#ui/blocks/page-blocks.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { RecentSearchesPresenter } from './recent-searches.presenter.ts';
import { SearchField } from '#ui/features/search/search-field.tsx';
import { NO_RESULTS_PLACE, SearchHub } from './search-hub.tsx';

/** Loads the search hub without a term (SRCH-07), else the results (SRCH-04). */
export const loader = page<SearchPage | ContentPageView>((shop, { url }) => {
  const term = searchTerm([...url.searchParams]);
  if (term === '') return shop.content.viewNamedPage('search');
  const pageSize = shop.site.pageSizes.listing;
  const { start, sort, filters } = parseListing(url.searchParams, pageSize);
  return shop.catalog.searchProducts({ term, sort, filters, ...listingSpan(start, pageSize) });
}, prepareBlocks);

/** The results of a search. The term is shown as typed; React escapes it (SRCH-08). */
const SearchResults = ({ found }: { readonly found: SearchPage }): ReactNode => {
  const t = useTranslations('catalog');
  const { pathname } = useLocation();
  const { listing, term, suggestedTerm } = found;
  const { sort, filters } = listing;
  usePresenter(({ tasks }) => new RecentSearchesPresenter(tasks, term));
  const hasResults = searchType({ term, total: listing.total }) === 'results';
  const title = hasResults ? t('resultsFor', { term }) : t('noResults', { term });
  const suggestion = suggestedTerm !== undefined && (
    <>
      {t('didYouMean')}{' '}
      <Link to={listingHref({ path: pathname, term: suggestedTerm }, { start: 0, sort: 'recommended', filters: {} })}>
        {suggestedTerm}
      </Link>
    </>
  );
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={title} />
      <ListingHead
        title={title}
        {...(hasResults ? { total: listing.total } : {})}
        intro={suggestion === false ? undefined : suggestion}
      />
      <ListingBody
        listing={listing}
        place={{ path: pathname, term }}
        more={(part) => (shop) => shop.catalog.searchProducts({ term, sort, filters, ...part })}
        empty={
          <Alternatives text={t('noResultsText')} widget="no-results">
            <SearchField term={term} />
            <ContentSlot name="search" place={NO_RESULTS_PLACE} />
          </Alternatives>
        }
      />
    </main>
  );
};

export const Component = (): ReactNode => {
  const data = useLoaderData<SearchPage | ContentPageView>();
  return 'listing' in data ? <SearchResults key={data.term} found={data} /> : <SearchHub content={data} />;
};
