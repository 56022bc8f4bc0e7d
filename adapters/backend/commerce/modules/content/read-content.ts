import type * as t from 'io-ts';
import { styleOf } from '#core/catalog/product-id.ts';
import {
  ContentPageWire,
  FooterWire,
  MOST_LINKS,
  FragmentWire,
  ProductContentWire,
} from '#adapters/contract/wire/content.codec.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { commerceSites, siteOf, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { LABEL_PATH, SERVICE_FORM, WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import { withArticle } from './article-records.ts';
import { readDocument, readSiteIds, type PreviewTime } from './content-records.ts';
import type { DocumentKey } from './content-versions.ts';
import { readablePart, type Fallbacks } from './readable-part.ts';
import { sanitized } from './sanitized.ts';

/** Fields of documents that are replaced if they cannot be read. The other ones are what a document consists of. */
const fallbacksOf = ({ kind, name }: DocumentKey): Fallbacks =>
  ({
    page: {
      id: name,
      name,
      seo: { title: '', description: '' },
      article: undefined,
      listsChildren: undefined,
      siteIds: undefined,
    },
    menu: {},
    footer: { columns: [], legalLine: '', promo: undefined, utilityLinks: undefined },
    category: { promos: [], intro: undefined, sections: undefined },
    popups: {},
  })[kind];

/** How content is read: `report` gets what is wrong with a document, once per process. */
type Reading = { readonly report: (problem: string) => void; readonly preview?: PreviewTime };

/** A sanitized document as far as it can be read. Throws the refusal 404 if nothing of it can: it is missing (CNT-74). */
const readable = <Wire>(
  codec: t.Type<Wire, unknown>,
  body: unknown,
  { which, report }: Pick<Reading, 'report'> & { readonly which: DocumentKey },
): Wire => {
  const { value, problem } = readablePart(codec, sanitized(body), fallbacksOf(which));
  const { siteId, kind, name } = which;
  if (problem !== undefined) report(`The ${kind} ${name} of ${siteId} is not well formed: ${problem}`);
  if (value === undefined) throw notFound;
  return value;
};

/** Adds the link to the withdrawal from a contract, which sites with this right have on every page, to the last column. */
const withWithdrawal = (footer: FooterWire, siteId: string): FooterWire => {
  const site = siteOf(siteId);
  if (site?.withdrawalDays === undefined) return footer;
  const link = { title: serviceTexts[site.locale].withdrawal.link, url: WITHDRAWAL_PATH };
  return {
    ...footer,
    columns: footer.columns.map((column, index) =>
      index === footer.columns.length - 1
        ? { ...column, links: [...column.links.slice(0, MOST_LINKS - 1), link] }
        : column,
    ),
  };
};

/** A page with the place of a document of the service, which the shop puts there. */
const framePage = (name: string, seo: { readonly title: string; readonly description: string }): object => {
  const items = [{ id: `${name}-form`, type: 'rich-text', richText: { html: `<p>${SERVICE_FORM}</p>` } }];
  return { id: name, name, seo, sections: [{ id: 'form', items }] };
};

/** The page around the form of withdrawals; undefined on sites without this right. */
const withdrawalPage = ({ locale, withdrawalDays }: CommerceSite): object | undefined => {
  if (withdrawalDays === undefined) return undefined;
  const { title, intro } = serviceTexts[locale].withdrawal;
  const days = { days: String(withdrawalDays) };
  return framePage('withdrawal', { title: formatText(title, days), description: formatText(intro, days) });
};

/** The page around the code of a return. */
const returnCodePage = ({ locale }: CommerceSite): object => {
  const { title, text: description } = serviceTexts[locale].returnCode;
  return framePage('return-code', { title, description });
};

const framePages: { readonly [path: string]: (site: CommerceSite) => object | undefined } = {
  [WITHDRAWAL_PATH]: withdrawalPage,
  [LABEL_PATH]: returnCodePage,
};

/** The sites that have a document of the service at a path. */
const framedOn = (name: string): string[] =>
  commerceSites.flatMap((site) => (framePages[`/${name}`]?.(site) === undefined ? [] : [site.siteId]));

/** Names of documents that are shown on the pages of products and are no pages of their own. */
export const PRODUCT_CONTENT = 'product/';

/** Names of documents that are parts of several pages and are no pages of their own. */
export const FRAGMENT = 'fragment/';

/** Whether a page document is a page of its own, at the address of its name. */
export const isPageName = (name: string): boolean => !name.startsWith(PRODUCT_CONTENT) && !name.startsWith(FRAGMENT);

/** A page of a site; undefined when it does not exist. */
export const readPage = async (
  db: Queries,
  { siteId, name }: { readonly siteId: string; readonly name: string },
  reading: Reading,
): Promise<ContentPageWire | undefined> => {
  const site = siteOf(siteId);
  const own = site && framePages[`/${name}`]?.(site);
  if (!isPageName(name)) return undefined;
  const which = { siteId, kind: 'page', name } as const;
  const body = own ?? (await readDocument(db, which, reading.preview));
  if (body === undefined) return undefined;
  const { siteIds: _, ...page } = readable(ContentPageWire, withArticle(body, name), { which, report: reading.report });
  const siteIds = own === undefined ? await readSiteIds(db, name) : framedOn(name);
  // A page that is not published yet is on no site.
  return commerceSites.every((one) => siteIds.includes(one.siteId)) ? page : { ...page, siteIds };
};

/**
 * A sanitized document of a site; undefined when it does not exist. What cannot be read of it is left out and reported;
 * if nothing can be read, it throws the refusal 404.
 */
export const readContent = async <Wire>(
  db: Queries,
  codec: t.Type<Wire, unknown>,
  which: DocumentKey,
  { report, preview }: Reading,
): Promise<Wire | undefined> => {
  const body = await readDocument(db, which, preview);
  return body === undefined ? undefined : readable(codec, body, { which, report });
};

/** The content of a product: of its color, else of its style, else none. */
export const readProductContent = async (
  db: Queries,
  { siteId, productId }: { readonly siteId: string; readonly productId: string },
  reading: Reading,
): Promise<ProductContentWire> => {
  for (const name of [productId, styleOf(productId)]) {
    const which = { siteId, kind: 'page', name: PRODUCT_CONTENT + name } as const;
    const found = await readContent(db, ProductContentWire, which, reading);
    if (found !== undefined) return found;
  }
  return { sections: [] };
};

/** A part of several pages of a site (API-113); undefined when it does not exist. */
export const readFragment = (
  db: Queries,
  { siteId, fragmentId }: { readonly siteId: string; readonly fragmentId: string },
  reading: Reading,
): Promise<FragmentWire | undefined> =>
  readContent(db, FragmentWire, { siteId, kind: 'page', name: FRAGMENT + fragmentId }, reading);

/** The footer of a site with the links that its law requires; undefined when it does not exist. */
export const readFooter = async (db: Queries, siteId: string, reading: Reading): Promise<FooterWire | undefined> => {
  const footer = await readContent(db, FooterWire, { siteId, kind: 'footer', name: 'footer' }, reading);
  return footer === undefined ? undefined : withWithdrawal(footer, siteId);
};
