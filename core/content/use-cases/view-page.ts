import * as Effect from 'effect/Effect';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import { sorts } from '../../catalog/listing.ts';
import type { ProductGateway } from '../../catalog/ports/product-gateway.ts';
import { tileView } from '../../catalog/tile-view.ts';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { nestedBlocks, replaceNested } from '../blocks/block-tree.ts';
import type { Block } from '../blocks/codecs.ts';
import type { InlineCatalogBlock } from '../blocks/inline-catalog.ts';
import type { ContentPage } from '../page.ts';
import type { BlockView, ContentPageView } from './content-use-cases.ts';
import { withoutRepeats } from './row-repeats.ts';

export type PagePorts = {
  readonly products: ProductGateway;
  readonly monitoring: Monitoring;
  readonly site: SiteConfiguration;
};

/**
 * A page with the products of its inline catalogs at all levels, read in parallel. A block whose products cannot be
 * read is left out and logged (CNT-04).
 */
export const viewPage = ({ products, monitoring, site }: PagePorts) => {
  const fill = (block: Block): Effect.Effect<readonly BlockView[]> =>
    block._tag === 'inline-catalog' ? fillCatalog(block) : fillNested(block);

  const fillCatalog = (block: InlineCatalogBlock): Effect.Effect<readonly BlockView[]> =>
    products.catalog({ categoryId: block.categoryId, start: 0, count: block.limit, sort: sorts[0], filters: {} }).pipe(
      Effect.map((listing) => [{ ...block, tiles: listing.products.map((tile) => tileView(tile, site)) }]),
      orElseLogged(monitoring, [], { component: block._tag, id: block.id }),
    );

  const fillNested = (block: Block): Effect.Effect<readonly BlockView[]> =>
    Effect.forEach(
      nestedBlocks<Block>(block),
      (nested) => Effect.map(fill(nested), (views) => [nested, views] as const),
      {
        concurrency: 'unbounded',
      },
    ).pipe(
      Effect.map((filled) => new Map(filled)),
      Effect.map((views) => [replaceNested<Block, BlockView>(block, (nested) => views.get(nested) ?? [])]),
    );

  const fillAll = (blocks: readonly Block[]): Effect.Effect<readonly BlockView[]> =>
    Effect.forEach(blocks, fill, { concurrency: 'unbounded' }).pipe(Effect.map((filled) => filled.flat()));

  return Effect.fn('viewPage')(function* (asked: Effect.Effect<ContentPage, ApiFailure>) {
    const page = yield* orNotFound(asked);
    const sections = yield* Effect.forEach(
      page.sections,
      ({ id, blocks }) => fillAll(blocks).pipe(Effect.map((filled) => ({ id, blocks: filled }))),
      { concurrency: 'unbounded' },
    );
    const view: ContentPageView = { ...page, sections: withoutRepeats(sections) };
    return view;
  });
};
