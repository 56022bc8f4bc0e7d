import * as Effect from 'effect/Effect';
import type { NotFound } from '../../failures/not-found.ts';
import { orElseLogged } from '../../analytics/use-cases/or-else-logged.ts';
import type { TileView } from '../../catalog/page-models.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { AccordionsBlock } from '../blocks/accordions.ts';
import type { Container } from '../blocks/block-tree.ts';
import type { Article, ArticleHead, ArticleQuery, ArticleSearchResult } from '../article.ts';
import type { Block, ContainerTag } from '../blocks/codecs.ts';
import type { ArticleGridBlock } from '../blocks/article-grid.ts';
import type { CollectionBlock, VerticalListBlock } from '../blocks/collection.ts';
import type { DialogBlock } from '../blocks/dialog.ts';
import type { FilterByBlock } from '../blocks/filter-by.ts';
import type { InlineCatalogBlock } from '../blocks/inline-catalog.ts';
import type { SegmentationBlock } from '../blocks/segmentation.ts';
import type { LocationRegion } from '../location-region.ts';
import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { AnalyticsEvent } from '../../analytics/analytics-event.ts';
import type { Navigation } from '../navigation.ts';
import type { ChildPage, ContentPage, MissingPage, OtherSite, PageName } from '../page.ts';
import type { PopUp } from '../popup.ts';
import type { ContentGateway } from '../ports/content-gateway.ts';
import { pageElsewhere } from './page-elsewhere.ts';
import { viewNavigation } from './view-navigation.ts';
import { viewPage, type PagePorts } from './view-page.ts';
import { viewShowcase, type ShowcaseView } from './view-showcase.ts';

/** Products of a category with formatted prices. */
type InlineCatalogView = InlineCatalogBlock & { readonly tiles: readonly TileView[] };

/** The first articles of a grid, of the tag in the address if it has one. */
type ArticleGridView = ArticleGridBlock & { readonly found: ArticleSearchResult; readonly tagId?: string };

/** A block with its products or articles, at all levels. */
export type BlockView =
  | Exclude<Block, { readonly _tag: InlineCatalogView['_tag'] | ArticleGridView['_tag'] | ContainerTag }>
  | InlineCatalogView
  | ArticleGridView
  | Container<AccordionsBlock<BlockView>>
  | Container<CollectionBlock<'collection-carousel', BlockView>>
  | Container<CollectionBlock<'collection-grid', BlockView>>
  | Container<VerticalListBlock<BlockView>>
  | Container<DialogBlock<BlockView>>
  | Container<FilterByBlock<BlockView>>
  | Container<SegmentationBlock<BlockView>>;

export type ContentPageView = Omit<ContentPage, 'sections' | 'article' | 'listsChildren'> & {
  /** The head of an article with its related articles (ART-02). */
  readonly article?: ArticleHead & { readonly related: readonly Article[] };
  readonly sections: readonly { readonly id: string; readonly blocks: readonly BlockView[] }[];
  /** The child pages, if the page lists them and has some. */
  readonly children?: readonly ChildPage[];
};

type ViewEvent = Extract<AnalyticsEvent, { readonly _tag: 'PageViewed' | `Popup${string}` }>;

export type ContentUseCases = {
  /**
   * A page with its products; a block whose products fail to load is left out and logged. The query of its address may
   * name the tag and the number of loads of a grid of articles (ART-06). A missing page fails with the other sites that
   * have it.
   */
  readonly viewPage: (slug: string, query?: string) => Effect.Effect<ContentPageView, MissingPage | ApiFailure>;
  readonly viewNamedPage: (name: PageName) => Effect.Effect<ContentPageView, NotFound | ApiFailure>;
  /** The pages one level below a path, which need not be a page itself (API-116). */
  readonly viewChildren: (parent: string) => Effect.Effect<readonly ChildPage[], ApiFailure>;
  /**
   * The sections of a named page whose id is a place of a page of the shop, such as `empty` of the page `cart`; none,
   * and a log entry, if it cannot be read (CNT-74).
   */
  readonly viewSlot: (name: PageName, place: string) => Effect.Effect<ContentPageView['sections']>;
  /** Articles, newest first (ART-07, ART-10). */
  readonly viewArticles: (query: ArticleQuery) => Effect.Effect<ArticleSearchResult, ApiFailure>;
  /** Menu, links and footer; a part that fails is empty and logged (CNT-74). */
  readonly viewNavigation: Effect.Effect<Navigation>;
  /** The pop-ups of the site in order; none, and a log entry, if they cannot be read (POP-09, CNT-74). */
  readonly viewPopUps: Effect.Effect<readonly PopUp[]>;
  /** Records that a page was viewed (ANL-13), or a pop-up was shown, expanded or followed (POP-04, ANL-06). */
  readonly record: (event: ViewEvent) => Effect.Effect<void>;
  /**
   * The blocks of the query of an address, such as `?docType=hero`; none, and a log entry, if they cannot be read
   * (SHOW-02, SHOW-11).
   */
  readonly viewShowcase: (search: string) => Effect.Effect<ShowcaseView>;
  /** The countries of all sites by region; none, and a log entry, if they cannot be read (RTE-42). */
  readonly viewLocations: Effect.Effect<readonly LocationRegion[]>;
};

export const makeContentUseCases = (
  ports: PagePorts & {
    readonly content: ContentGateway;
    readonly analytics: Analytics;
    readonly otherSites: readonly OtherSite[];
  },
): ContentUseCases => {
  const view = viewPage(ports);
  const findElsewhere = pageElsewhere(ports);
  return {
    viewPage: (slug, query) =>
      view(ports.content.page(slug), query).pipe(
        Effect.catchTag('NotFound', (missing) =>
          Effect.flatMap(findElsewhere(slug), (elsewhere) => Effect.fail({ ...missing, elsewhere })),
        ),
      ),
    viewNamedPage: (name) => view(ports.content.namedPage(name)),
    viewChildren: ports.content.children,
    viewSlot: (name, place) =>
      view(ports.content.namedPage(name)).pipe(
        Effect.map(({ sections }) => sections.filter(({ id }) => id === place)),
        // A site may leave the place empty.
        Effect.catchTag('NotFound', () => Effect.succeed([])),
        orElseLogged(ports.monitoring, [], { component: 'slot', id: name }),
      ),
    viewArticles: ports.content.articles,
    viewNavigation: viewNavigation(ports),
    viewPopUps: ports.content.popUps.pipe(orElseLogged(ports.monitoring, [], { component: 'popups' })),
    record: ports.analytics.record,
    viewShowcase: viewShowcase(ports),
    viewLocations: ports.content.locations.pipe(orElseLogged(ports.monitoring, [], { component: 'locations' })),
  };
};
