import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import type { content } from '#adapters/contract/content.ts';
import { CategoryContentWire, ContentPageWire, FooterWire, MenuWire } from '#adapters/contract/wire/content.codec.ts';
import { pageNames } from '#core/content/page.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, notFound, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import type { ContentTables } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { isStorable } from '#adapters/backend/commerce/kernel/storable.ts';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { readDocument } from './content-records.ts';
import { safeRichText } from './safe-rich-text.ts';

const modes: readonly string[] = ['publish', 'preview'];
const names: readonly string[] = pageNames;

const isHtml = (value: object): value is { readonly html: string } => 'html' in value && typeof value.html === 'string';

/** Sanitizes every `{ html }` of a document: stored content is not trusted. */
const sanitized = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sanitized);
  if (typeof value !== 'object' || value === null) return value;
  return isHtml(value)
    ? safeRichText(value.html)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sanitized(part)]));
};

/** Adds the link to the withdrawal from a contract, which sites with this right have on every page, to the last column. */
const withWithdrawal = (footer: t.TypeOf<typeof FooterWire>, siteId: string): t.TypeOf<typeof FooterWire> => {
  const site = siteOf(siteId);
  if (site?.withdrawalDays === undefined) return footer;
  const link = { title: serviceTexts[site.locale].withdrawal.link, url: WITHDRAWAL_PATH };
  return {
    ...footer,
    columns: footer.columns.map((column, index) =>
      index === footer.columns.length - 1 ? { ...column, links: [...column.links, link] } : column,
    ),
  };
};

/** Managed content (API-109 to API-115). Preview returns published content, as there are no drafts. */
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
    const body = await readDocument(db, { siteId: params.siteId, ...which });
    if (body === undefined) return which.otherwise ?? notFound;
    const decoded = codec.decode(sanitized(body));
    if (E.isLeft(decoded)) throw new Error(`The ${which.kind} ${which.name} of ${params.siteId} is not well formed`);
    return decoded.right;
  };

  return {
    page: ({ params }) => document(ContentPageWire, params, { kind: 'page', name: params.page }),
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
    footer: async ({ params }) => {
      const footer = await document(FooterWire, params, { kind: 'footer', name: 'footer' });
      return isRefusal(footer) ? footer : withWithdrawal(footer, params.siteId);
    },
  };
};
