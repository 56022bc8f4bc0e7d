import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { CategoryId, ProductId } from '../../kernel/identifiers.ts';
import type { CategoryContent } from '#core/catalog/category-content.ts';
import type { ArticleQuery, ArticleSearchResult } from '../article.ts';
import type { LocationRegion } from '../location-region.ts';
import type { MenuEntry, Navigation } from '../navigation.ts';
import type { PopUp } from '../popup.ts';
import type { ChildPage, ContentPage, PageName } from '../page.ts';
import type { ShowcaseItem, ShowcaseQuery } from '../showcase.ts';

/** The content of a category with the blocks around its list. */
export type CategoryDocument = Omit<CategoryContent, 'content'> & { readonly sections?: ContentPage['sections'] };

/** Content of the site, in its language. Unknown pages are refused with API404. */
export type ContentGateway = {
  /** A page by slug, such as `home` or `help/returns/how-to-return` (API-115). `siteId` names another site. */
  readonly page: (slug: string, siteId?: string) => Effect.Effect<ContentPage, ApiFailure>;
  /** One of the named pages (API-109). */
  readonly namedPage: (name: PageName) => Effect.Effect<ContentPage, ApiFailure>;
  /** The editorial content of a category list; empty for a category without content or an unknown one (API-110). */
  readonly category: (categoryId: CategoryId) => Effect.Effect<CategoryDocument, ApiFailure>;
  /** The sections of a product's page; none for a product without content (API-118). */
  readonly product: (productId: ProductId) => Effect.Effect<ContentPage['sections'], ApiFailure>;
  /** The sections of a fragment, which several pages show (API-113). */
  readonly fragment: (fragmentId: string) => Effect.Effect<ContentPage['sections'], ApiFailure>;
  /** The pages one level below a page, by title; none for an unknown page (API-116). */
  readonly children: (parentSlug: string) => Effect.Effect<readonly ChildPage[], ApiFailure>;
  /** Articles, newest first (API-120). */
  readonly articles: (query: ArticleQuery) => Effect.Effect<ArticleSearchResult, ApiFailure>;
  /** The entries of the menu (API-114). */
  readonly menu: Effect.Effect<readonly MenuEntry[], ApiFailure>;
  /** The columns of links of the footer (API-122). */
  readonly footer: Effect.Effect<Navigation['footer'], ApiFailure>;
  /** Links to help and stores, and the promo bar if there is one (API-125). */
  readonly utility: Effect.Effect<Pick<Navigation, 'utility' | 'promo'>, ApiFailure>;
  /** The pop-ups of the site in order; those that cannot be decoded are left out (API-117). */
  readonly popUps: Effect.Effect<readonly PopUp[], ApiFailure>;
  /** The blocks of a document type in the documents of the site (API-119). */
  readonly showcase: (query: ShowcaseQuery) => Effect.Effect<readonly ShowcaseItem[], ApiFailure>;
  /** The countries of all sites by region (API-127). */
  readonly locations: Effect.Effect<readonly LocationRegion[], ApiFailure>;
};
