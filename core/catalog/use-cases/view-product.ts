import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import { productPath } from '../../site/route-address.ts';
import type { ServerTime } from '../../site/ports/server-time.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { ProductGateway } from '../ports/product-gateway.ts';
import { isStyleId } from '../product-id.ts';
import { productView } from '../product-view.ts';
import type { CatalogUseCases } from './catalog-use-cases.ts';
import type { PageContent } from '../page-content.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';

type Ports = {
  readonly products: ProductGateway;
  readonly productContent?: (productId: string) => Effect.Effect<PageContent | undefined, ApiFailure>;
  readonly serverTime: ServerTime;
  readonly monitoring: Monitoring;
  readonly site: SiteConfiguration;
};

/**
 * Reads details, stock and time in parallel. Fails for a style id with `Moved` to the full id of its default color
 * (PDP-02).
 */
export const viewProduct = ({
  products,
  productContent,
  serverTime,
  monitoring,
  site,
}: Ports): CatalogUseCases['viewProduct'] =>
  Effect.fn('viewProduct')(function* (id) {
    const stockIfKnown = isStyleId(id)
      ? Effect.undefined
      : products.inventory(id).pipe(orElseLogged(monitoring, undefined, { component: 'inventory', id }));
    const time = serverTime.now.pipe(Effect.catch(() => Clock.currentTimeMillis));
    const written = (productContent?.(id) ?? Effect.undefined).pipe(
      orElseLogged(monitoring, undefined, { component: 'product', id }),
    );
    const [product, stock, now, content] = yield* Effect.all(
      [orNotFound(products.details(id)), stockIfKnown, time, written],
      {
        concurrency: 'unbounded',
      },
    );
    if (product.id !== id)
      return yield* Effect.fail({ _tag: 'Moved' as const, to: productPath(site.locale, product.id) });
    const view = productView(product, { stock, now, site });
    return content === undefined ? view : { ...view, content };
  });
