import type { Block } from './block.ts';

/** The document type of content behind a block, and its layout variant where several blocks share the type. */
type DocumentRow = { readonly docType: string; readonly layoutVariant?: string };

/** Every type of block that content may place, with its document (CNT-02, CNT-14 to CNT-72, SHOW-13). A hero with a film is a `hero-standard` of content. */
export const blockTypes = {
  'banner-image': { docType: 'banner', layoutVariant: 'image' },
  'banner-split': { docType: 'banner', layoutVariant: 'split' },
  'banner-thin': { docType: 'banner', layoutVariant: 'thin' },
  'banner-block-below': { docType: 'banner', layoutVariant: 'block-below' },
  'banner-overlay': { docType: 'banner', layoutVariant: 'overlay' },
  'banner-espot': { docType: 'banner', layoutVariant: 'espot' },
  'banner-menu': { docType: 'banner', layoutVariant: 'menu' },
  'hero-standard': { docType: 'hero', layoutVariant: 'standard' },
  'hero-block-below': { docType: 'hero', layoutVariant: 'block-below' },
  'hero-product-overlay': { docType: 'hero', layoutVariant: 'product-overlay' },
  collection: { docType: 'collection' },
  'vertical-list': { docType: 'collection', layoutVariant: 'vertical-list' },
  'cta-buttons': { docType: 'cta-buttons' },
  accordions: { docType: 'accordions' },
  anchor: { docType: 'anchor' },
  'rich-text': { docType: 'rich-text' },
  'benefit-bar': { docType: 'benefit-bar' },
  'category-cards': { docType: 'category-cards' },
  dialog: { docType: 'dialog' },
  'mega-menu': { docType: 'mega-menu' },
  'promo-bar': { docType: 'promo-bar' },
  'product-recommendations': { docType: 'product-recommendations' },
  upsell: { docType: 'upsell' },
  'user-generated-content': { docType: 'user-generated-content' },
  video: { docType: 'video' },
  'filter-by': { docType: 'filter-by' },
  'linked-card': { docType: 'linked-card' },
  'multi-link-card': { docType: 'multi-link-card' },
  'icon-and-text': { docType: 'icon-and-text' },
  'inline-catalog': { docType: 'inline-catalog' },
  'secondary-navigation': { docType: 'secondary-navigation' },
  spacer: { docType: 'spacer' },
  picture: { docType: 'picture' },
  'video-player': { docType: 'video-player' },
  'social-gallery': { docType: 'social-gallery' },
  segmentation: { docType: 'segmentation' },
  'pop-up': { docType: 'pop-up' },
  'article-grid': { docType: 'article-grid' },
  newsletter: { docType: 'newsletter' },
} as const satisfies { readonly [type: string]: DocumentRow } & {
  readonly [Known in Exclude<Block['_tag'], 'unknown' | 'hero-film'>]: DocumentRow;
};

export type BlockType = keyof typeof blockTypes;
export type DocType = (typeof blockTypes)[BlockType]['docType'];

/** Whether a type has a block; any other is logged and skipped (CNT-03). */
export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockTypes, type);

/** The document types that the showcase offers, each once (SHOW-13). */
export const docTypes: readonly DocType[] = [...new Set(Object.values(blockTypes).map(({ docType }) => docType))];

export const isDocType = (text: string): text is DocType => docTypes.some((docType) => docType === text);
