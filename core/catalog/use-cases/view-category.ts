import * as Effect from 'effect/Effect';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { ProductGateway } from '../ports/product-gateway.ts';
import { listingView } from '../tile-view.ts';
import type { CatalogUseCases } from './catalog-use-cases.ts';
import { orNotFound } from './not-found.ts';

export const viewCategory = ({ products, site }: { readonly products: ProductGateway; readonly site: SiteConfiguration }): CatalogUseCases['viewCategory'] =>
  Effect.fn('viewCategory')(function* (query) {
    const listing = yield* orNotFound(products.catalog(query));
    return { listing: listingView(listing, query, site), categoryId: query.categoryId, seo: listing.seo ?? { title: listing.title, description: '' } };
  });
