import type * as t from 'io-ts';
import type { content } from '#adapters/contract/content.ts';
import { CategoryContentWire, ContentPageWire, MenuWire } from '#adapters/contract/wire/content.codec.ts';
import { pageNames } from '#core/content/page.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notFound, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CallContext, GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import type { DocumentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { isStorable } from '#adapters/backend/commerce/kernel/storable.ts';
import { readContent, readFooter, readPage } from './read-content.ts';

const modes: readonly string[] = ['publish', 'preview'];
const names: readonly string[] = pageNames;

type ContentCall = Pick<CallContext, 'reportOnce'> & {
  readonly params: { readonly mode: string; readonly siteId: string };
};

/** Managed content (API-109 to API-115). Preview returns published content, as there are no drafts. */
export const makeContentHandlers = ({
  database: { db },
}: Pick<CommerceContext, 'database'>): GroupHandlers<typeof content> => {
  const document = async <Wire>(
    codec: t.Type<Wire, unknown>,
    { params, reportOnce }: ContentCall,
    which: {
      readonly kind: DocumentKind;
      readonly name: string;
      /** Returned when the document does not exist. */
      readonly otherwise?: Wire;
    },
  ): Promise<Wire | Refusal> => {
    if (!modes.includes(params.mode)) return notFound;
    const { kind, name } = which;
    const found = await readContent(db, codec, { which: { siteId: params.siteId, kind, name }, report: reportOnce });
    return found ?? which.otherwise ?? notFound;
  };

  return {
    page: async ({ params: { mode, siteId, page }, reportOnce }) =>
      modes.includes(mode) ? ((await readPage(db, { siteId, name: page }, reportOnce)) ?? notFound) : notFound,
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
    menu: (call) => document(MenuWire, call, { kind: 'menu', name: 'menu' }),
    footer: async ({ params: { mode, siteId }, reportOnce }) =>
      modes.includes(mode) ? ((await readFooter(db, siteId, reportOnce)) ?? notFound) : notFound,
  };
};
