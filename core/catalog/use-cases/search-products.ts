import * as Effect from 'effect/Effect';
import { present } from '../../kernel/present.ts';
import { localizePath, productPath } from '../../site/route-address.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { ProductGateway } from '../ports/product-gateway.ts';
import { isProductId } from '../product-id.ts';
import { listingView } from '../tile-view.ts';
import type { CatalogUseCases } from './catalog-use-cases.ts';
import { moveWithoutUnknown } from './move-without-unknown.ts';

/**
 * Searches products. Fails with `Moved` if the term is an exact product id (SRCH-10), if the service redirects
 * (SRCH-09), or to the address without unknown filter values.
 */
export const searchProducts = ({
  products,
  site,
}: {
  readonly products: ProductGateway;
  readonly site: SiteConfiguration;
}): CatalogUseCases['searchProducts'] =>
  Effect.fn('searchProducts')(function* (query) {
    const named = isProductId(query.term)
      ? yield* products.details(query.term).pipe(
          Effect.catchIf(
            ({ status }) => status === 404,
            () => Effect.succeed(undefined),
          ),
        )
      : undefined;
    if (named !== undefined)
      return yield* Effect.fail({ _tag: 'Moved' as const, to: productPath(site.locale, named.id) });
    const found = yield* products.search(query);
    if (found.redirectUrl !== undefined)
      return yield* Effect.fail({ _tag: 'Moved' as const, to: localizePath(found.redirectUrl, site.locale) });
    yield* moveWithoutUnknown(query, found.facets, { path: `/${site.locale}/search`, term: query.term });
    return {
      listing: listingView(found, query, site),
      term: query.term,
      ...present({ suggestedTerm: found.suggestedTerm }),
    };
  });
