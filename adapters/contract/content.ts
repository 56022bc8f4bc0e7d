import { ArticleSearchResultCodec } from '#core/content/article.codec.ts';
import { ANYONE, endpoint } from './endpoint.ts';
import {
  CategoryContentWire,
  ChildPagesWire,
  ContentPageWire,
  FooterWire,
  FragmentWire,
  MenuWire,
  PopUpsWire,
  ProductContentWire,
  ShowcaseWire,
} from './wire/content.codec.ts';
import { id, nothing, numberText, prose, strictRecord, text } from './wire/primitives.codec.ts';

/** `previewDate`: an ISO time; a preview shows what is published then (SHOW-10). */
const previewDate = text(40);
const PreviewQuery = strictRecord({}, { previewDate });

/** Managed content. `{mode}` is `publish` or `preview`. */
export const content = {
  articles: endpoint({
    id: 'API-120',
    name: 'articles',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/articles/{siteId}',
    query: strictRecord({}, { offset: numberText, limit: numberText, tagId: prose(100), exclude: id }),
    body: nothing,
    reply: ArticleSearchResultCodec,
    access: ANYONE,
  }),
  augmentedPage: endpoint({
    id: 'API-109',
    name: 'augmentedPage',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
    query: PreviewQuery,
    body: nothing,
    reply: ContentPageWire,
    access: ANYONE,
  }),
  category: endpoint({
    id: 'API-110',
    name: 'category',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
    query: PreviewQuery,
    body: nothing,
    reply: CategoryContentWire,
    access: ANYONE,
  }),
  /** The pages one level below a page, whose slug is as that of `page`; those of the first level are below `home`. */
  children: endpoint({
    id: 'API-116',
    name: 'children',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}',
    query: PreviewQuery,
    body: nothing,
    reply: ChildPagesWire,
    access: ANYONE,
  }),
  /** Blocks that several pages show, for the site of the call. */
  fragment: endpoint({
    id: 'API-113',
    name: 'fragment',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/fragment/{fragmentId}',
    query: PreviewQuery,
    body: nothing,
    reply: FragmentWire,
    access: ANYONE,
  }),
  footer: endpoint({
    id: 'API-112',
    name: 'footer',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/footer/{siteId}',
    query: PreviewQuery,
    body: nothing,
    reply: FooterWire,
    access: ANYONE,
  }),
  menu: endpoint({
    id: 'API-114',
    name: 'menu',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/menu/{siteId}',
    query: PreviewQuery,
    body: nothing,
    reply: MenuWire,
    access: ANYONE,
  }),
  product: endpoint({
    id: 'API-118',
    name: 'product',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/product/{siteId}/{productId}',
    query: PreviewQuery,
    body: nothing,
    reply: ProductContentWire,
    access: ANYONE,
  }),
  /** A page by its slug, which may have several segments; its slashes are percent-encoded. */
  page: endpoint({
    id: 'API-115',
    name: 'page',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/page/{siteId}/{page}',
    query: PreviewQuery,
    body: nothing,
    reply: ContentPageWire,
    access: ANYONE,
  }),
  popUps: endpoint({
    id: 'API-117',
    name: 'popUps',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/popups/{siteId}',
    query: nothing,
    body: nothing,
    reply: PopUpsWire,
    access: ANYONE,
  }),
  /** The blocks of a document type in the documents of a site; `limit` is 20 by default and 50 at most. */
  showcase: endpoint({
    id: 'API-119',
    name: 'showcase',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/showcase/{siteId}/{docType}',
    query: strictRecord({}, { layoutVariant: text(100), limit: numberText, previewDate }),
    body: nothing,
    reply: ShowcaseWire,
    access: ANYONE,
  }),
} as const;
