import * as Effect from 'effect/Effect';
import { orElseLogged } from '../../analytics/use-cases/or-else-logged.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import { isServiceDocument } from '../../site/service-paths.ts';
import type { OtherSite, PageElsewhere } from '../page.ts';
import type { ContentGateway } from '../ports/content-gateway.ts';

type ElsewherePorts = {
  readonly content: Pick<ContentGateway, 'page'>;
  readonly monitoring: Monitoring;
  readonly otherSites: readonly OtherSite[];
};

/**
 * The other sites that have a page which the site of the shopper does not have, in their order (RTE-45). A site that
 * cannot be read is left out and logged. Documents of the service follow the law of their site, so no other one is
 * offered.
 */
export const pageElsewhere =
  ({ content, monitoring, otherSites }: ElsewherePorts) =>
  (slug: string): Effect.Effect<readonly PageElsewhere[]> =>
    isServiceDocument(`/${slug}`)
      ? Effect.succeed([])
      : Effect.forEach(
          otherSites,
          ({ siteId, locale }) =>
            content.page(slug, siteId).pipe(
              Effect.map(({ seo: { title } }) => (title === '' ? [] : [{ locale, title }])),
              Effect.catchIf(
                ({ status }) => status === 404,
                () => Effect.succeed([]),
              ),
              orElseLogged(monitoring, [], { component: 'page of another site', id: slug }),
            ),
          { concurrency: 'unbounded' },
        ).pipe(Effect.map((found) => found.flat()));
