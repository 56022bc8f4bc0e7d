import type * as t from 'io-ts';
import type { content } from '#adapters/contract/content.ts';
import { CategoryContentWire, ContentPageWire, MenuWire, PopUpsWire } from '#adapters/contract/wire/content.codec.ts';
import { pageNames } from '#core/content/page.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notFound, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CallContext, GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { isStorable } from '#adapters/backend/commerce/kernel/storable.ts';
import { isDocType, showcaseLimit } from '#core/content/showcase.ts';
import { isProductId } from '#core/catalog/product-id.ts';
import { present } from '#core/kernel/present.ts';
import { zonedTimeOf } from '#core/kernel/zoned-time.ts';
import { findBlocks } from './find-blocks.ts';
import { listChildren } from './list-children.ts';
import { isGranted } from './preview-grant.ts';
import { readContent, readFooter, readFragment, readPage, readProductContent } from './read-content.ts';
import { searchArticles } from './search-articles.ts';

const modes: readonly string[] = ['publish', 'preview'];
const names: readonly string[] = pageNames;

type ContentCall = Pick<CallContext, 'reportOnce' | 'request'> & {
  readonly params: { readonly mode: string };
  readonly query: { readonly previewDate?: string };
};
type SiteCall = ContentCall & { readonly params: { readonly siteId: string } };

/**
 * Managed content (API-109 to API-120). The mode `preview` shows what is not published yet, in the demo or with an
 * editor's grant; without one it is as `publish` (SHOW-09, SHOW-10).
 */
export const makeContentHandlers = ({
  database: { db },
  environment,
  now = Date.now,
}: Pick<CommerceContext, 'database'> & Partial<Pick<CommerceContext, 'environment' | 'now'>>): GroupHandlers<
  typeof content
> => {
  const readingOf = async ({ params, query, request, reportOnce: report }: ContentCall) => {
    if (params.mode !== 'preview') return { report };
    const grant = request.headers.get('x-preview-grant') ?? '';
    if (environment !== 'demo' && !(await isGranted(db, grant, now()))) return { report };
    const at = zonedTimeOf(query.previewDate ?? '');
    return { report, preview: at === undefined ? {} : { at } };
  };

  const document = async <Wire>(
    codec: t.Type<Wire, unknown>,
    call: SiteCall,
    which: {
      readonly kind: ContentKind;
      readonly name: string;
      /** Returned when the document does not exist. */
      readonly otherwise?: Wire;
    },
  ): Promise<Wire | Refusal> => {
    const { mode, siteId } = call.params;
    if (!modes.includes(mode)) return notFound;
    const { kind, name } = which;
    const found = await readContent(db, codec, { siteId, kind, name }, await readingOf(call));
    return found ?? which.otherwise ?? notFound;
  };

  return {
    articles: async ({ params: { mode, siteId }, query }) =>
      modes.includes(mode) ? searchArticles(db, siteId, query) : notFound,
    page: async (call) => {
      const { mode, siteId, page: name } = call.params;
      return modes.includes(mode)
        ? ((await readPage(db, { siteId, name }, await readingOf(call))) ?? notFound)
        : notFound;
    },
    augmentedPage: async (call) =>
      names.includes(call.params.page)
        ? document(ContentPageWire, call, { kind: 'page', name: call.params.page })
        : notFound,
    category: async (call) =>
      isStorable(call.params.categoryId)
        ? document(CategoryContentWire, call, {
            kind: 'category',
            name: call.params.categoryId,
            otherwise: { promos: [] },
          })
        : notFound,
    product: async (call) => {
      const { mode, siteId, productId } = call.params;
      return modes.includes(mode) && isProductId(productId)
        ? readProductContent(db, { siteId, productId }, await readingOf(call))
        : notFound;
    },
    children: async (call) => {
      const { mode, siteId, parentPageSlug: parent } = call.params;
      const site = siteOf(siteId);
      if (!modes.includes(mode) || site === undefined) return notFound;
      const { preview } = await readingOf(call);
      return listChildren(db, { site, parent, ...present({ preview }) });
    },
    fragment: async (call) => {
      const { mode, fragmentId } = call.params;
      const { siteId } = call.site;
      return modes.includes(mode)
        ? ((await readFragment(db, { siteId, fragmentId }, await readingOf(call))) ?? notFound)
        : notFound;
    },
    menu: (call) => document(MenuWire, call, { kind: 'menu', name: 'menu' }),
    footer: async (call) => {
      const { mode, siteId } = call.params;
      return modes.includes(mode) ? ((await readFooter(db, siteId, await readingOf(call))) ?? notFound) : notFound;
    },
    showcase: async (call) => {
      const { mode, siteId, docType } = call.params;
      const { layoutVariant, limit } = call.query;
      if (!modes.includes(mode) || !isDocType(docType)) return notFound;
      const { preview } = await readingOf(call);
      return findBlocks(db, {
        siteId,
        docType,
        limit: showcaseLimit(String(limit)),
        ...present({ layoutVariant, preview }),
      });
    },
    // A site need not have any.
    popUps: (call) => document(PopUpsWire, call, { kind: 'popups', name: 'popups', otherwise: { items: [] } }),
  };
};
