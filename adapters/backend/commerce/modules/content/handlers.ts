import type * as t from 'io-ts';
import type { content } from '#adapters/contract/content.ts';
import { CategoryContentWire, ContentPageWire, MenuWire, PopUpsWire } from '#adapters/contract/wire/content.codec.ts';
import { pageNames } from '#core/content/page.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notFound, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import type { ContentTables } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { isStorable } from '#adapters/backend/commerce/kernel/storable.ts';
import { readContent, readFooter, readPage } from './read-content.ts';

const modes: readonly string[] = ['publish', 'preview'];
const names: readonly string[] = pageNames;

/** Managed content (API-109 to API-117). Preview returns published content, as there are no drafts. */
export const makeContentHandlers = ({
  database: { db },
}: Pick<CommerceContext, 'database'>): GroupHandlers<typeof content> => {
  const document = async <Wire>(
    codec: t.Type<Wire, unknown>,
    params: { readonly mode: string; readonly siteId: string },
    which: {
      readonly kind: ContentTables['contentDocument']['kind'];
      readonly name: string;
      /** Returned when the document does not exist. */
      readonly otherwise?: Wire;
    },
  ): Promise<Wire | Refusal> => {
    if (!modes.includes(params.mode)) return notFound;
    const found = await readContent(db, codec, { siteId: params.siteId, kind: which.kind, name: which.name });
    return found ?? which.otherwise ?? notFound;
  };

  return {
    page: async ({ params: { mode, siteId, page } }) =>
      modes.includes(mode) ? ((await readPage(db, { siteId, name: page })) ?? notFound) : notFound,
    augmentedPage: async ({ params }) =>
      names.includes(params.page) ? document(ContentPageWire, params, { kind: 'page', name: params.page }) : notFound,
    category: async ({ params }) =>
      isStorable(params.categoryId)
        ? document(CategoryContentWire, params, {
            kind: 'category',
            name: params.categoryId,
            otherwise: { promos: [] },
          })
        : notFound,
    menu: ({ params }) => document(MenuWire, params, { kind: 'menu', name: 'menu' }),
    // A site need not have any.
    popUps: ({ params }) => document(PopUpsWire, params, { kind: 'popups', name: 'popups', otherwise: { items: [] } }),
    footer: async ({ params: { mode, siteId } }) =>
      modes.includes(mode) ? ((await readFooter(db, siteId)) ?? notFound) : notFound,
  };
};
