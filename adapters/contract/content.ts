import { ANYONE, endpoint } from './endpoint.ts';
import { CategoryContentWire, ContentPageWire, FooterWire, MenuWire, PopUpsWire } from './wire/content.codec.ts';
import { nothing } from './wire/primitives.codec.ts';

/** Managed content. `{mode}` is `publish` or `preview`. */
export const content = {
  augmentedPage: endpoint({
    id: 'API-109',
    name: 'augmentedPage',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
    query: nothing,
    body: nothing,
    reply: ContentPageWire,
    access: ANYONE,
  }),
  category: endpoint({
    id: 'API-110',
    name: 'category',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
    query: nothing,
    body: nothing,
    reply: CategoryContentWire,
    access: ANYONE,
  }),
  footer: endpoint({
    id: 'API-112',
    name: 'footer',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/footer/{siteId}',
    query: nothing,
    body: nothing,
    reply: FooterWire,
    access: ANYONE,
  }),
  menu: endpoint({
    id: 'API-114',
    name: 'menu',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/menu/{siteId}',
    query: nothing,
    body: nothing,
    reply: MenuWire,
    access: ANYONE,
  }),
  /** A page by its slug, which may have several segments; its slashes are percent-encoded. */
  page: endpoint({
    id: 'API-115',
    name: 'page',
    method: 'GET',
    path: '{mode}/caas/v1/canvas/page/{siteId}/{page}',
    query: nothing,
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
} as const;
