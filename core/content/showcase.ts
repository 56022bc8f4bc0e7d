import { either as E } from 'fp-ts';
import { formatQuery, parseQuery, queryValue } from '../site/query.ts';
import type { BlockTag } from './blocks/codecs.ts';

/** Document types of the showcase: all block types of the content model, of which the shop renders some (SHOW-13). */
export const docTypes = [
  'banner',
  'hero',
  'collection',
  'cta-buttons',
  'accordions',
  'anchor',
  'rich-text',
  'benefit-bar',
  'category-cards',
  'dialog',
  'mega-menu',
  'promo-bar',
  'product-recommendations',
  'upsell',
  'user-generated-content',
  'video',
  'filter-by',
  'linked-card',
  'multi-link-card',
  'icon-and-text',
  'inline-catalog',
  'secondary-navigation',
  'spacer',
  'picture',
  'video-player',
  'social-gallery',
  'segmentation',
  'pop-up',
  'article-grid',
  'newsletter',
] as const;
export type DocType = (typeof docTypes)[number];

const isDocType = (text: string): text is DocType => docTypes.some((docType) => docType === text);

/** The document type of a block type: banners and heroes have one for all variants (SHOW-13). */
export const docTypeOf = (tag: BlockTag): DocType | undefined =>
  docTypes.find((docType) => tag === docType || tag.startsWith(`${docType}-`));

/** Numbers of items to choose from, and the default (SHOW-05, CFG-10). */
export const showcaseLimits = [10, 20, 50] as const;
export const DEFAULT_SHOWCASE_LIMIT = 20;
export type ShowcaseLimit = (typeof showcaseLimits)[number];

/** Fixed texts of the specification (SHOW-03, SHOW-04). */
export const NO_RESULTS = 'No results.';
export const DOC_TYPE_REQUIRED = 'Doc type is required';

/** A query of the showcase (SHOW-01). */
export type ShowcaseQuery = {
  readonly docType: DocType;
  readonly layoutVariant?: string;
  readonly limit: ShowcaseLimit;
};

/** The limit of a query; any value other than the three becomes 20 (SHOW-06). */
export const showcaseLimit = (text: string): ShowcaseLimit =>
  showcaseLimits.find((limit) => String(limit) === text) ?? DEFAULT_SHOWCASE_LIMIT;

/** Reads address or form. A document type is required (SHOW-01, SHOW-04). */
export const parseShowcase = (query: string): E.Either<typeof DOC_TYPE_REQUIRED, ShowcaseQuery> => {
  const entries = parseQuery(query);
  const docType = queryValue(entries, 'docType') ?? '';
  const layoutVariant = (queryValue(entries, 'layoutVariant') ?? '').trim();
  if (!isDocType(docType)) return E.left(DOC_TYPE_REQUIRED);
  return E.right({
    docType,
    ...(layoutVariant === '' ? {} : { layoutVariant }),
    limit: showcaseLimit(queryValue(entries, 'limit') ?? ''),
  });
};

/**
 * The address of a query.
 * Law: a written showcase query reads back to itself (SHOW-01).
 */
export const formatShowcase = ({ docType, layoutVariant, limit }: ShowcaseQuery): string =>
  formatQuery([
    ['docType', docType],
    ...(layoutVariant === undefined ? [] : [['layoutVariant', layoutVariant] as const]),
    ['limit', String(limit)],
  ]);

/** Scroll position in pixels, sent between windows (SHOW-08). */
export type ScrollMessage = { readonly type: 'showcase:scroll'; readonly x: number; readonly y: number };

const isScroll = (data: unknown): data is ScrollMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'showcase:scroll' &&
  'x' in data &&
  Number.isFinite(data.x) &&
  'y' in data &&
  Number.isFinite(data.y);

/**
 * The position after a message: a valid message from an allowed origin sets it; others are ignored.
 * Law: a message from another origin changes nothing (SHOW-08).
 */
export const scrollAfter = (
  position: ScrollMessage,
  message: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): ScrollMessage =>
  origins.includes(message.origin) && isScroll(message.data)
    ? { type: 'showcase:scroll', x: message.data.x, y: message.data.y }
    : position;
