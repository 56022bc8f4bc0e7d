import * as Effect from 'effect/Effect';
import { termOf } from '#core/site/search-term.ts';
import type { ListingView, ProductPage, SearchPage } from '#core/catalog/page-models.ts';
import { present } from '#core/kernel/present.ts';
import { productPath } from '#core/site/route-address.ts';
import type { Storefront } from '#core/storefront.ts';
import { noMonitoring } from '../../analytics/console-monitoring.ts';
import { scriptChannel } from '../../composition/script-channel.ts';
import { sites } from '../../composition/sites.ts';
import { shopProblem } from '../check-shop.ts';
import { openService, serviceProblem } from '../open-service.ts';
import { productById } from '../product-by-id.ts';
import { refusalText, refusedBy, type Failure } from '../refusal.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { shopFetch } from '../../http/shop-fetch.ts';

type CatalogOptions = { readonly url?: string; readonly locale: string; readonly json: boolean };

/** Opens a storefront for one query, prints the result, and closes the storefront. Returns the exit code. */
const ask = async (
  settings: Settings,
  options: CatalogOptions,
  question: (shop: Storefront) => Effect.Effect<readonly string[] | object, Failure>,
): Promise<number> => {
  const site = sites.find((one) => one.locale === options.locale);
  if (site === undefined) {
    console.error(`--locale must be one of ${sites.map((one) => one.locale).join(', ')}, but is "${options.locale}".`);
    return exitCodes.badScript;
  }
  const otherBackend = options.url === undefined ? serviceProblem(settings) : undefined;
  if (otherBackend !== undefined) {
    console.error(otherBackend);
    return exitCodes.badScript;
  }
  const problem = options.url === undefined ? undefined : await shopProblem(options.url);
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.unexpected;
  }
  const service = options.url === undefined ? await openService(settings) : undefined;
  const channel = scriptChannel({
    site,
    baseUrl: service?.baseUrl ?? `${String(options.url).replace(/\/+$/, '')}/api`,
    fetch: service?.fetch ?? shopFetch(String(options.url)),
    monitoring: noMonitoring,
  });
  try {
    const answer = await Effect.runPromise(Effect.result(question(channel)));
    if (answer._tag === 'Failure') {
      const failure = refusedBy(answer.failure);
      console.error(refusalText(failure));
      return failure.isUnanswered === true ? exitCodes.unexpected : exitCodes.refused;
    }
    console.log(Array.isArray(answer.success) ? answer.success.join('\n') : JSON.stringify(answer.success, null, 2));
    return exitCodes.asExpected;
  } finally {
    await channel.close();
    await service?.close();
  }
};

/** Number of products of a search. */
const PAGE_SIZE = 24;

/** A list with one product, for a search that the shop redirects to that product. */
const listOf = (
  { id, name, typeLabel, pictures, price, rating, colors }: ProductPage,
  { title, url }: { readonly title: string; readonly url: string },
): ListingView => ({
  title,
  total: 1,
  start: 0,
  pageSize: PAGE_SIZE,
  tiles: pictures.slice(0, 1).map((picture) => ({ id, name, typeLabel, url, picture, price, rating, colors })),
  facets: [],
  filters: {},
  sort: 'recommended',
  breadcrumbs: [],
});

type Found = Pick<SearchPage, 'listing' | 'suggestedTerm'>;

/** Searches. The id of a product or style finds that product (SRCH-10). */
const search = ({ catalog, site }: Storefront, term: string): Effect.Effect<Found, Failure> =>
  catalog.searchProducts({ term, start: 0, count: PAGE_SIZE, sort: 'recommended', filters: {} }).pipe(
    Effect.catchTag('Moved', (moved) => {
      const { to: url } = moved;
      const id = url.slice(url.lastIndexOf('/') + 1);
      return url === productPath(site.locale, id)
        ? Effect.map(catalog.viewProduct(id), (product) => ({ listing: listOf(product, { title: term, url }) }))
        : Effect.fail(moved);
    }),
  );

/** `portico search`: one line per product. */
export const searchCommand = (typed: string, options: CatalogOptions, settings: Settings): Promise<number> => {
  const term = termOf(typed);
  return ask(settings, options, (shop) =>
    Effect.map(search(shop, term), ({ listing, suggestedTerm }: Found) =>
      options.json
        ? { ...listing, ...present({ suggestedTerm }) }
        : [
            `${listing.total} ${listing.total === 1 ? 'product' : 'products'} for "${term}"`,
            ...(suggestedTerm === undefined ? [] : [`Did you mean "${suggestedTerm}"?`]),
            ...listing.tiles.map((tile) => `${tile.id}  ${tile.name}  ${tile.price.sale}`),
          ],
    ),
  );
};

/** `portico product`: the product with its sizes and stock. */
export const productCommand = (id: string, options: CatalogOptions, settings: Settings): Promise<number> =>
  ask(settings, options, (shop) =>
    productById(shop, id).pipe(
      Effect.map((page) =>
        options.json
          ? page
          : [
              `${page.id}  ${page.name}, ${page.typeLabel}  ${page.price.sale}`,
              ...page.sizes.map((size) => `  ${size.sku}  ${size.label}  ${size.quantity} in stock`),
            ],
      ),
    ),
  );
