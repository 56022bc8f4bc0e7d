import { useMemo, type ReactNode } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { gridPlaces } from '#core/catalog/category-content.ts';
import { parseListing } from '#core/catalog/listing-address.ts';
import type { CategoryPage } from '#core/catalog/page-models.ts';
import { parseRoute } from '#core/site/route-address.ts';
import { PageTrail } from '#ui/features/page/page-trail.tsx';
import { buttonClass } from '#ui/design/button-class.ts';
import { page } from '#ui/kernel/page.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { Alternatives } from '#ui/features/recommendations/alternatives.tsx';
import { PlacedBlocks } from '#ui/slots/placed-blocks.tsx';
import { prepareContent } from '#ui/slots/prepare-content.ts';
import { ListingBody } from '#ui/features/listing/listing-body.tsx';
import { ListingHead } from '#ui/features/listing/listing-head.tsx';
import styles from '#ui/features/listing/listing-head.module.css';
import { listingSpan } from '#ui/features/listing/listing-span.ts';

/** The category id of an address. A path without an id is passed on unchanged: the service answers 404. */
const categoryOf = (path: string): string => {
  const route = parseRoute(path);
  return route._tag === 'category' ? route.categoryId : path;
};

export const loader = page<CategoryPage>((shop, { url }) => {
  const pageSize = shop.site.pageSizes.listing;
  const { start, sort, filters } = parseListing(url.searchParams, pageSize);
  return shop.catalog.viewCategory({
    categoryId: categoryOf(url.pathname),
    address: url.pathname + url.search,
    sort,
    filters,
    ...listingSpan(start, pageSize),
  });
}, prepareContent);

/** A category's products (PLP-01 to PLP-11). */
export const Component = (): ReactNode => {
  const t = useTranslations('catalog');
  const { pathname, search } = useLocation();
  const { listing, content, categoryId, seo, intro = seo.description, path = pathname } = useLoaderData<CategoryPage>();
  const { sort, filters } = listing;
  const { start } = parseListing(new URLSearchParams(search), listing.pageSize);
  const spots = useMemo(
    () =>
      gridPlaces(content, listing.tiles.length).map((place) => ({
        ...place,
        content: <PlacedBlocks content={content} place={place.id} />,
      })),
    [content, listing],
  );
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead
        title={seo.title}
        description={seo.description}
        path={path}
        part={start > 0 ? `start=${start}` : ''}
        noIndex={start > 0 && start >= listing.total}
      />
      <PageTrail breadcrumbs={listing.breadcrumbs} />
      <ListingHead title={listing.title} total={listing.total} intro={intro === '' ? undefined : intro} />
      <PlacedBlocks content={content} place="top" />
      <ListingBody
        spots={spots}
        listing={listing}
        place={{ path }}
        more={(part) => (shop) => shop.catalog.viewCategory({ categoryId, sort, filters, ...part })}
        empty={
          <Alternatives title={t('noProducts')} text={t('noProductsText')} widget="no-results">
            {Object.keys(filters).length > 0 && (
              <Link className={buttonClass({})} to={path}>
                {t('clearAll')}
              </Link>
            )}
          </Alternatives>
        }
      />
      <PlacedBlocks content={content} place="bottom" />
    </main>
  );
};
