import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import { FooterWire } from '#adapters/contract/wire/content.codec.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentTables } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { readDocument } from './content-records.ts';
import { safeRichText } from './safe-rich-text.ts';

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
const withWithdrawal = (footer: FooterWire, siteId: string): FooterWire => {
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

/** A sanitized document of a site; undefined when it does not exist. Throws if it is not well formed. */
export const readContent = async <Wire>(
  db: Queries,
  codec: t.Type<Wire, unknown>,
  which: {
    readonly siteId: string;
    readonly kind: ContentTables['contentDocument']['kind'];
    readonly name: string;
  },
): Promise<Wire | undefined> => {
  const body = await readDocument(db, which);
  if (body === undefined) return undefined;
  const decoded = codec.decode(sanitized(body));
  if (E.isLeft(decoded)) throw new Error(`The ${which.kind} ${which.name} of ${which.siteId} is not well formed`);
  return decoded.right;
};

/** The footer of a site with the links that its law requires; undefined when it does not exist. */
export const readFooter = async (db: Queries, siteId: string): Promise<FooterWire | undefined> => {
  const footer = await readContent(db, FooterWire, { siteId, kind: 'footer', name: 'footer' });
  return footer === undefined ? undefined : withWithdrawal(footer, siteId);
};
