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
import { RELATED_ARTICLES, relatedArticles, type ArticleHead, type ArticleSearchResult } from '../article.ts';
import type { ArticleGridBlock } from '../blocks/article-grid.ts';
import type { Block } from '../blocks/codecs.ts';
import type { InlineCatalogBlock } from '../blocks/inline-catalog.ts';
import { uniqueIds } from '../blocks/unique-ids.ts';
import { isAskedTag, readTag } from '../article-tag.ts';
import { readPages } from '../grid-query.ts';
import { gridLoad } from '../grid-load.ts';
import { present } from '../../kernel/present.ts';
import type { ContentGateway } from '../ports/content-gateway.ts';
import type { ContentPage } from '../page.ts';
import type { BlockView, ContentPageView } from './content-use-cases.ts';
import { withoutRepeats } from './row-repeats.ts';

export type PagePorts = {
  readonly content: Pick<ContentGateway, 'articles' | 'children' | 'fragment'>;
  readonly products: ProductGateway;
  readonly monitoring: Monitoring;
  readonly site: SiteConfiguration;
};

/** What fills sections outside of pages. */
type SectionPorts = Omit<PagePorts, 'content'> & { readonly content: Pick<ContentGateway, 'articles' | 'fragment'> };

type Section<Of> = { readonly id: string; readonly blocks: readonly Of[] };
type Sections<Of> = readonly Section<Of>[];

const noArticles: ArticleSearchResult = { result: [], facets: [], numFound: 0 };

/**
 * Sections with the blocks of their fragments, the products of their inline catalogs and the articles of their grids,
 * at all levels, read in parallel; `query` is that of the address, with the tags of grids (ART-06). A fragment or block
 * whose data cannot be read is left out and logged (CNT-04).
 */
export const viewSections =
  ({ content, products, monitoring, site }: SectionPorts) =>
  (sections: ContentPage['sections'], query = ''): Effect.Effect<Sections<BlockView>> => {
    const fill = (block: Block): Effect.Effect<readonly BlockView[]> => {
      switch (block._tag) {
        case 'inline-catalog':
          return fillCatalog(block);
        case 'article-grid':
          return fillArticles(block);
        default:
          return fillNested(block);
      }
    };

    /** All loads that the address names, so that it shows the same list without script and after Back. */
    const articlesAt = (limit: number, tagId: string | undefined) =>
      Effect.forEach(
        Array.from({ length: readPages(query) }, (_, index) => index * limit),
        (offset) => content.articles({ offset, limit, ...present({ tagId }) }),
        { concurrency: 'unbounded' },
      ).pipe(
        Effect.map(([first = noArticles, ...others]) => ({
          ...first,
          result: [first, ...others].flatMap(({ result }) => result),
        })),
      );

    const fillArticles = (block: ArticleGridBlock): Effect.Effect<readonly BlockView[]> => {
      const tag = readTag(query, block.id);
      const tagId = tag !== undefined && isAskedTag(tag) ? tag : undefined;
      return articlesAt(gridLoad(block), tagId).pipe(
        Effect.map((found) => [{ ...block, ...present({ tagId }), found }]),
        orElseLogged(monitoring, [], { component: block._tag, id: block.id }),
      );
    };

    const fillCatalog = (block: InlineCatalogBlock): Effect.Effect<readonly BlockView[]> =>
      products
        .catalog({ categoryId: block.categoryId, start: 0, count: block.limit, sort: sorts[0], filters: {} })
        .pipe(
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

    /** A section with the blocks of its fragment, which refers to no fragments itself. */
    const withFragment = ({ id, blocks, fragmentId }: ContentPage['sections'][number]): Effect.Effect<Section<Block>> =>
      fragmentId === undefined
        ? Effect.succeed({ id, blocks })
        : content.fragment(fragmentId).pipe(
            orElseLogged(monitoring, [], { component: 'fragment', id: fragmentId }),
            Effect.map((found) => ({ id, blocks: [...blocks, ...found.flatMap((section) => section.blocks)] })),
          );

    return Effect.forEach(sections, withFragment, { concurrency: 'unbounded' }).pipe(
      // A page and its fragments may use the same ids.
      Effect.map((whole) => uniqueIds(whole).sections),
      Effect.flatMap((whole) =>
        Effect.forEach(whole, ({ id, blocks }) => Effect.map(fillAll(blocks), (filled) => ({ id, blocks: filled })), {
          concurrency: 'unbounded',
        }),
      ),
      Effect.map(withoutRepeats),
    );
  };

/**
 * A page with the data of its blocks, the child pages that it lists (API-116), and the related articles of an article
 * (ART-02). Both lists are left out and logged if they cannot be read.
 */
export const viewPage = (ports: PagePorts) => {
  const { content, monitoring } = ports;
  const fillSections = viewSections(ports);

  const withRelated = (head: ArticleHead): Effect.Effect<NonNullable<ContentPageView['article']>> =>
    content.articles({ offset: 0, limit: RELATED_ARTICLES, exclude: head.id }).pipe(
      Effect.map(({ result }) => result),
      orElseLogged(monitoring, [], { component: 'article', id: head.id }),
      Effect.map((found) => ({ ...head, related: relatedArticles(found) })),
    );

  const childrenOf = ({ name, listsChildren = false }: Pick<ContentPage, 'name' | 'listsChildren'>) =>
    listsChildren
      ? content.children(name).pipe(orElseLogged(monitoring, [], { component: 'children', id: name }))
      : Effect.succeed([]);

  return Effect.fn('viewPage')(function* (asked: Effect.Effect<ContentPage, ApiFailure>, query = '') {
    const { id, name, seo, article, listsChildren = false, sections, siteIds } = yield* orNotFound(asked);
    const [filled, children] = yield* Effect.all([fillSections(sections, query), childrenOf({ name, listsChildren })], {
      concurrency: 'unbounded',
    });
    const view: ContentPageView = {
      id,
      name,
      seo,
      sections: filled,
      ...present({
        article: article && (yield* withRelated(article)),
        children: children.length === 0 ? undefined : children,
        siteIds,
      }),
    };
    return view;
  });
};
