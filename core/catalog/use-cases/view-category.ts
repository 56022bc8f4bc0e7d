import * as Effect from 'effect/Effect';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { present } from '../../kernel/present.ts';
import { localizePath } from '../../site/route-address.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { placedPromos, type CategoryContent } from '../category-content.ts';
import { sorts, type CategoryQuery } from '../listing.ts';
import type { ProductGateway } from '../ports/product-gateway.ts';
import { listingView } from '../tile-view.ts';
import { moveWithoutUnknown } from './move-without-unknown.ts';
import type { CatalogUseCases } from './catalog-use-cases.ts';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';

type Ports = {
  readonly products: ProductGateway;
  readonly categoryContent: (categoryId: string) => Effect.Effect<CategoryContent, ApiFailure>;
  readonly monitoring: Monitoring;
  readonly site: SiteConfiguration;
};

const nothing: CategoryContent = { promos: [] };

/** What editors chose is in the list as they know it: in its own order, from its beginning, not narrowed. */
const isAsWritten = ({ start, sort, filters }: CategoryQuery): boolean =>
  start === 0 && sort === sorts[0] && Object.keys(filters).length === 0;

/**
 * The products, and with them what content puts among them; a list does without content that cannot be had (PLP-02).
 * Filter values that the list does not have move to its address without them (PLP-05).
 */
export const viewCategory = ({ products, categoryContent, monitoring, site }: Ports): CatalogUseCases['viewCategory'] =>
  Effect.fn('viewCategory')(function* (query) {
    const { categoryId } = query;
    const written = isAsWritten(query)
      ? categoryContent(categoryId).pipe(orElseLogged(monitoring, nothing, { component: 'category', id: categoryId }))
      : Effect.succeed(nothing);
    const [listing, { intro, promos }] = yield* Effect.all([orNotFound(products.catalog(query)), written], {
      concurrency: 'unbounded',
    });
    const path = listing.url ?? `/c/${categoryId}`;
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
      ...present({ intro, path: listing.url === undefined ? undefined : localizePath(listing.url, site.locale) }),
    };
  });
