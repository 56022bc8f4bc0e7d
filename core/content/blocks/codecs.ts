import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { fields, filledLine, list } from '../../kernel/fields.codec.ts';
import { accordionsCodec, type AccordionsBlock, type AccordionsDocument } from './accordions.ts';
import { nestedBlocks, type Container } from './block-tree.ts';
import { ArticleGridCodec } from './article-grid.ts';
import { BenefitBarCodec } from './benefit-bar.ts';
import { MAX_ITEMS } from './block.codec.ts';
import { CategoryCardsCodec } from './category-cards.ts';
import {
  collectionCodec,
  verticalListCodec,
  type CollectionBlock,
  type CollectionDocument,
  type VerticalListBlock,
  type VerticalListDocument,
} from './collection.ts';
import { IconAndTextCodec } from './icon-and-text.ts';
import { InlineCatalogCodec } from './inline-catalog.ts';
import { LinkedCardCodec } from './linked-card.ts';
import { MultiLinkCardCodec } from './multi-link-card.ts';
import { AnchorCodec } from './anchor.ts';
import {
  BannerBlockBelowCodec,
  BannerEspotCodec,
  BannerImageCodec,
  BannerMenuCodec,
  BannerOverlayCodec,
  BannerSplitCodec,
  BannerThinCodec,
} from './banners.ts';
import { CtaButtonsCodec } from './cta-buttons.ts';
import { HeroBlockBelowCodec, HeroProductOverlayCodec, HeroStandardCodec } from './heroes.ts';
import { PictureBlockCodec } from './picture.ts';
import { RichTextBlockCodec } from './rich-text.ts';
import { SecondaryNavigationCodec } from './secondary-navigation.ts';
import { dialogCodec, type DialogBlock, type DialogDocument } from './dialog.ts';
import { filterByCodec, type FilterByBlock, type FilterByDocument } from './filter-by.ts';
import { MegaMenuCodec } from './mega-menu.ts';
import { NewsletterFormCodec } from './newsletter-form.ts';
import { PopUpBlockCodec } from './pop-up.ts';
import { ProductRecommendationsCodec } from './product-recommendations.ts';
import { PromoBarCodec } from './promo-bar.ts';
import { segmentationBlockCodec, type SegmentationBlock, type SegmentationDocument } from './segmentation.ts';
import { SocialGalleryCodec } from './social-gallery.ts';
import { SpacerCodec } from './spacer.ts';
import { UpsellCodec } from './upsell.ts';
import { UserGeneratedContentCodec } from './user-generated-content.ts';
import { VideoPlayerBlockCodec } from './video-player.ts';
import { VideoBlockCodec } from './video.ts';

/** Block types without nested blocks. */
const leafCodecs = {
  'article-grid': ArticleGridCodec,
  'banner-block-below': BannerBlockBelowCodec,
  'banner-espot': BannerEspotCodec,
  'banner-image': BannerImageCodec,
  'banner-menu': BannerMenuCodec,
  'banner-overlay': BannerOverlayCodec,
  'banner-split': BannerSplitCodec,
  'banner-thin': BannerThinCodec,
  'benefit-bar': BenefitBarCodec,
  anchor: AnchorCodec,
  'category-cards': CategoryCardsCodec,
  'cta-buttons': CtaButtonsCodec,
  'hero-block-below': HeroBlockBelowCodec,
  'hero-product-overlay': HeroProductOverlayCodec,
  'hero-standard': HeroStandardCodec,
  'icon-and-text': IconAndTextCodec,
  'inline-catalog': InlineCatalogCodec,
  'linked-card': LinkedCardCodec,
  'mega-menu': MegaMenuCodec,
  'multi-link-card': MultiLinkCardCodec,
  'newsletter-form': NewsletterFormCodec,
  'pop-up': PopUpBlockCodec,
  'product-recommendations': ProductRecommendationsCodec,
  'promo-bar': PromoBarCodec,
  picture: PictureBlockCodec,
  'rich-text': RichTextBlockCodec,
  'secondary-navigation': SecondaryNavigationCodec,
  'social-gallery': SocialGalleryCodec,
  spacer: SpacerCodec,
  upsell: UpsellCodec,
  'user-generated-content': UserGeneratedContentCodec,
  video: VideoBlockCodec,
  'video-player': VideoPlayerBlockCodec,
};
type LeafTag = keyof typeof leafCodecs;

/** A block of an unknown type or with invalid fields: it is logged and skipped (CNT-03). */
type UnknownBlock = { readonly _tag: 'unknown'; readonly id: string; readonly type: string };

/** Block types with nested blocks. */
export type ContainerTag =
  | 'accordions'
  | 'collection-carousel'
  | 'collection-grid'
  | 'collection-vertical-list'
  | 'dialog'
  | 'filter-by'
  | 'segmentation';

/** All block types of a page (CNT-02). */
export type BlockTag = LeafTag | ContainerTag;
export type Block =
  | t.TypeOf<(typeof leafCodecs)[LeafTag]>
  | Container<AccordionsBlock<Block>>
  | Container<CollectionBlock<'collection-carousel', Block>>
  | Container<CollectionBlock<'collection-grid', Block>>
  | Container<VerticalListBlock<Block>>
  | Container<DialogBlock<Block>>
  | Container<FilterByBlock<Block>>
  | Container<SegmentationBlock<Block>>
  | UnknownBlock;

/** The document form of a block. */
export type BlockDocument =
  | t.OutputOf<(typeof leafCodecs)[LeafTag]>
  | AccordionsDocument<BlockDocument>
  | CollectionDocument<'collection-carousel', BlockDocument>
  | CollectionDocument<'collection-grid', BlockDocument>
  | VerticalListDocument<BlockDocument>
  | DialogDocument<BlockDocument>
  | FilterByDocument<BlockDocument>
  | SegmentationDocument<BlockDocument>;

/** Maximum nesting depth of blocks. */
export const MAX_NESTING = 4;

/** What all blocks have. */
export const typedBlock = fields('a block', { needed: { id: filledLine, type: filledLine } });

/** The fields of documents that contain blocks; those of a segmentation have names of their own (ENT-36). */
const nestingFields: ReadonlySet<string> = new Set(['blocks', 'targets', 'baselines']);

/** Nested blocks. Each is decoded separately, so that an invalid block does not affect the others (CNT-03). */
const nested: t.Type<readonly Block[], readonly BlockDocument[], unknown> = new t.Type(
  'blocks',
  (value): value is readonly Block[] => Array.isArray(value),
  (value, context) => {
    const level = context.filter(({ key }) => nestingFields.has(key)).length;
    const documents = list(typedBlock, MAX_ITEMS).validate(value, context);
    if (level > MAX_NESTING) return t.failure(value, context, `more than ${MAX_NESTING} levels of blocks`);
    if (E.isLeft(documents) || !Array.isArray(value))
      return E.isLeft(documents) ? documents : t.failure(value, context);
    return t.success(documents.right.map((document, index) => readIn(context, document, value[index])));
  },
  (blocks) => blocks.flatMap((block) => (block._tag === 'unknown' ? [] : [writeBlock(block)])),
);

/**
 * Codecs by block type. A new block is a line in `leafCodecs` and one in `ui/blocks/registry.ts`. One with nested blocks
 * has its line here, and a member in `ContainerTag`, `Block`, `BlockDocument` and `BlockView`.
 */
export const blockCodecs = {
  ...leafCodecs,
  accordions: accordionsCodec(nested),
  'collection-carousel': collectionCodec('collection-carousel', nested),
  'collection-grid': collectionCodec('collection-grid', nested),
  'collection-vertical-list': verticalListCodec(nested),
  dialog: dialogCodec(nested),
  'filter-by': filterByCodec(nested),
  segmentation: segmentationBlockCodec(nested),
} satisfies Record<BlockTag, t.Mixed>;

const isBlockTag = (type: string): type is BlockTag => Object.hasOwn(blockCodecs, type);

const readIn = (context: t.Context, { id, type }: t.TypeOf<typeof typedBlock>, document: unknown): Block => {
  const read = isBlockTag(type) ? blockCodecs[type].validate(document, context) : undefined;
  return read === undefined || E.isLeft(read) ? { _tag: 'unknown', id, type } : read.right;
};

/** The document of a block, as an editor writes it. */
export const writeBlock = (block: Exclude<Block, UnknownBlock>): BlockDocument => {
  // The block type selects its own codec, which the compiler cannot infer.
  const codec: { readonly encode: (block: never) => BlockDocument } = blockCodecs[block._tag];
  return codec.encode(block as never);
};

/** Decodes a block of a page; `id` and `type` are already decoded. */
export const readBlock = (document: {
  readonly id: string;
  readonly type: string;
  readonly [field: string]: unknown;
}): Block => readIn([], document, document);

/** The unreadable blocks of a block and its nested blocks, for the log (CNT-03). */
export const unknownBlocks = (block: Block): readonly UnknownBlock[] =>
  block._tag === 'unknown' ? [block] : nestedBlocks<Block>(block).flatMap(unknownBlocks);
