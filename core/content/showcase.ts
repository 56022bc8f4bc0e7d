import type { Block } from './blocks/codecs.ts';

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
type DocType = (typeof docTypes)[number];

export const isDocType = (text: string): text is DocType => docTypes.some((docType) => docType === text);

/** The document type of a block type: banners and heroes have one for all variants (SHOW-13). */
export const docTypeOf = (tag: string): DocType | undefined =>
  docTypes.find((docType) => tag === docType) ?? docTypes.find((docType) => tag.startsWith(`${docType}-`));

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * The layout variants of the document of a block: the end of its type, such as `thin` of `banner-thin`, and the layouts
 * that its fields name, also those of single breakpoints.
 */
export const layoutVariantsOf = (document: { readonly type: string }): readonly string[] => {
  const docType = docTypeOf(document.type);
  const perBreakpoint = fieldOf(document, 'responsiveLayout') ?? {};
  return [
    docType === undefined ? '' : document.type.slice(docType.length + 1),
    fieldOf(document, 'variant'),
    fieldOf(document, 'layout'),
    ...Object.values(perBreakpoint).map((layout) => fieldOf(layout, 'layout')),
  ].filter((name): name is string => typeof name === 'string' && name !== '');
};

/** Numbers of items to choose from, and the default (SHOW-05, CFG-10). */
export const showcaseLimits = [10, 20, 50] as const;
const DEFAULT_SHOWCASE_LIMIT = 20;
type ShowcaseLimit = (typeof showcaseLimits)[number];

/** Fixed texts of the specification (SHOW-03, SHOW-04). */
export const NO_RESULTS = 'No results.';
export const DOC_TYPE_REQUIRED = 'Doc type is required';

/** A query of the showcase (SHOW-01). */
export type ShowcaseQuery = {
  readonly docType: DocType;
  readonly layoutVariant?: string;
  readonly limit: ShowcaseLimit;
};

/** A block that the showcase has found. `name`: its own name, or that of the document with the block. */
export type ShowcaseItem = { readonly id: string; readonly name: string; readonly block: Block };

/** The limit of a query; any value other than the three becomes 20 (SHOW-06). */
export const showcaseLimit = (text: string): ShowcaseLimit =>
  showcaseLimits.find((limit) => String(limit) === text) ?? DEFAULT_SHOWCASE_LIMIT;

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
