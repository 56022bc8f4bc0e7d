import * as Effect from 'effect/Effect';
import { localizePath } from '../../site/route-address.ts';
import { termOf } from '../../site/search-term.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { ProductGateway } from '../ports/product-gateway.ts';
import { asksForSuggestions, shortened } from '#core/search/suggestions.ts';
import { tileView } from '../tile-view.ts';
import type { CatalogUseCases } from './catalog-use-cases.ts';

/** Reads suggestions if the typed text has the minimum length (SRCH-03). */
export const suggest = ({
  products,
  site,
}: {
  readonly products: ProductGateway;
  readonly site: SiteConfiguration;
}): CatalogUseCases['suggest'] =>
  Effect.fn('suggest')(function* (typed) {
    const term = termOf(typed);
    if (!asksForSuggestions(term)) return { terms: [], categories: [], products: [] };
    const found = shortened(yield* products.suggestions(term));
    return {
      terms: found.terms,
      categories: found.categories.map((category) => ({ ...category, url: localizePath(category.url, site.locale) })),
      products: found.products.map((tile) => tileView(tile, site)),
    };
  });
