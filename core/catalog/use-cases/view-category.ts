import * as Effect from 'effect/Effect';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { present } from '../../kernel/present.ts';
import { localizePath, primaryPath } from '../../site/route-address.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { placedPromos, type CategoryContent } from '../category-content.ts';
import { sorts, type CategoryQuery } from '../listing.ts';
import type { ProductGateway } from '../ports/product-gateway.ts';
import { listingView } from '../tile-view.ts';
import { moveWithoutUnknown } from './move-without-unknown.ts';
import type { CatalogUseCases, Moved } from './catalog-use-cases.ts';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';

type Ports = {
  readonly products: ProductGateway;
  readonly categoryContent: (categoryId: string) => Effect.Effect<CategoryContent, ApiFailure>;
  readonly monitoring: Monitoring;
  readonly site: SiteConfiguration;
};

const nothing: CategoryContent = { promos: [] };

/** Whether to show the editorial content: only in the default order, from the start and without filters. */
const isAsWritten = ({ start, sort, filters }: CategoryQuery): boolean =>
  start === 0 && sort === sorts[0] && Object.keys(filters).length === 0;

/** Fails with `Moved` if an address has another primary path than the one of its category. The query is kept. */
const moveToName = (address: string, to: string): Effect.Effect<void, Moved> => {
  const [path = '', query] = address.split('?', 2);
  return primaryPath(path) === to
    ? Effect.void
    : Effect.fail({ _tag: 'Moved', to: query === undefined || query === '' ? to : `${to}?${query}` });
};

/**
 * Reads the products and content tiles of a category. Content that fails to load is left out (PLP-02). Unknown filter
 * values fail with `Moved` to the address without them (PLP-05), and an address with another name than that of the category
 * to the one with its name (RTE-04, RTE-05).
 */
export const viewCategory = ({ products, categoryContent, monitoring, site }: Ports): CatalogUseCases['viewCategory'] =>
  Effect.fn('viewCategory')(function* (query) {
    const { categoryId } = query;
    const written = isAsWritten(query)
      ? categoryContent(categoryId).pipe(orElseLogged(monitoring, nothing, { component: 'category', id: categoryId }))
      : Effect.succeed(nothing);
    const [listing, { intro, promos, content }] = yield* Effect.all([orNotFound(products.catalog(query)), written], {
      concurrency: 'unbounded',
    });
    const path = listing.url ?? `/c/${categoryId}`;
    if (query.address !== undefined && listing.url !== undefined)
      yield* moveToName(query.address, localizePath(listing.url, site.locale));
    yield* moveWithoutUnknown(query, listing.facets, { path: localizePath(path, site.locale) });
    const placed = placedPromos(promos, listing.products.length).map((promo) => ({
      ...promo,
      target: { ...promo.target, url: localizePath(promo.target.url, site.locale) },
    }));
    return {
      listing: {
        ...listingView(listing, query, site),
        ...present({ promos: placed.length === 0 ? undefined : placed }),
      },
      categoryId,
      seo: listing.seo ?? { title: listing.title, description: '' },
      ...present({
        intro,
        content,
        path: listing.url === undefined ? undefined : localizePath(listing.url, site.locale),
      }),
    };
  });
