import type { ReactNode } from 'react';
import { hasCarouselButtons } from '#core/content/collection-settings.ts';
import type { BlockTag } from '#core/content/blocks/codecs.ts';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';

/** The data of a block type. */
export type BlockOf<Tag extends BlockTag> = Extract<BlockView, { readonly _tag: Tag }>;

/** The props of a block's view. */
export type BlockProps<Tag extends BlockTag> = {
  readonly block: BlockOf<Tag>;
  /** Whether it is the first block of its page, whose picture loads with priority. */
  readonly first: boolean;
  /** Renders a nested block. */
  readonly renderNested: (block: BlockView) => ReactNode;
};

/** The exports of a block's `view.tsx`. */
type BlockModule<Tag extends BlockTag> = { readonly View: (props: BlockProps<Tag>) => ReactNode };

export type BlockRow<Tag extends BlockTag> = {
  /**
   * Loads the code of the view. The promise stays the same until `forget`, even if it rejects: a view that suspends on
   * it must not load again at each render.
   */
  readonly load: () => Promise<void>;
  /** The view, once its code is loaded. */
  readonly view: () => BlockModule<Tag>['View'] | undefined;
  /** Makes the next `load` load the code again, after it has failed. */
  readonly forget: () => void;
  /** Whether the view of this block has handlers or state. Blocks that are not interactive are never hydrated. */
  readonly isInteractive: (block: BlockOf<Tag>) => boolean;
};

const row = <Tag extends BlockTag>(
  importView: () => Promise<BlockModule<Tag>>,
  isInteractive: BlockRow<Tag>['isInteractive'],
): BlockRow<Tag> => {
  let module: BlockModule<Tag> | undefined;
  let loading: Promise<void> | undefined;
  return {
    load: () => {
      loading ??= importView().then((imported) => {
        module = imported;
      });
      return loading;
    },
    view: () => module?.View,
    forget: () => {
      loading = undefined;
    },
    isInteractive,
  };
};

const never = (): boolean => false;
const always = (): boolean => true;
const hasVideo = ({ media }: { readonly media: { readonly _tag: string } }): boolean => media._tag === 'video';
const hasButtons = ({ breakpoints, blocks }: BlockOf<'collection-carousel' | 'collection-grid'>): boolean =>
  hasCarouselButtons(breakpoints, blocks.length);

/**
 * Views by block type (CNT-02). The view of a type is `ui/blocks/<type>/view.tsx`: the server finds its style sheets
 * and scripts by that path.
 */
export const blockRows: { readonly [Tag in BlockTag]: BlockRow<Tag> } = {
  accordions: row(() => import('./accordions/view.tsx'), never),
  'article-grid': row(() => import('./article-grid/view.tsx'), always),
  'banner-block-below': row(() => import('./banner-block-below/view.tsx'), never),
  'banner-espot': row(() => import('./banner-espot/view.tsx'), never),
  'banner-image': row(() => import('./banner-image/view.tsx'), never),
  'banner-menu': row(() => import('./banner-menu/view.tsx'), never),
  'banner-overlay': row(() => import('./banner-overlay/view.tsx'), never),
  'banner-split': row(() => import('./banner-split/view.tsx'), never),
  'banner-thin': row(() => import('./banner-thin/view.tsx'), never),
  'benefit-bar': row(() => import('./benefit-bar/view.tsx'), never),
  'category-cards': row(() => import('./category-cards/view.tsx'), never),
  'collection-carousel': row(() => import('./collection-carousel/view.tsx'), hasButtons),
  'collection-grid': row(() => import('./collection-grid/view.tsx'), hasButtons),
  'collection-vertical-list': row(() => import('./collection-vertical-list/view.tsx'), never),
  'cta-buttons': row(() => import('./cta-buttons/view.tsx'), never),
  'filter-by': row(() => import('./filter-by/view.tsx'), never),
  'hero-block-below': row(() => import('./hero-block-below/view.tsx'), hasVideo),
  'hero-product-overlay': row(() => import('./hero-product-overlay/view.tsx'), hasVideo),
  'hero-standard': row(() => import('./hero-standard/view.tsx'), hasVideo),
  'icon-and-text': row(() => import('./icon-and-text/view.tsx'), never),
  'inline-catalog': row(() => import('./inline-catalog/view.tsx'), always),
  'linked-card': row(() => import('./linked-card/view.tsx'), hasVideo),
  'mega-menu': row(() => import('./mega-menu/view.tsx'), never),
  'multi-link-card': row(() => import('./multi-link-card/view.tsx'), never),
  'newsletter-form': row(() => import('./newsletter-form/view.tsx'), always),
  'pop-up': row(() => import('./pop-up/view.tsx'), never),
  'product-recommendations': row(() => import('./product-recommendations/view.tsx'), always),
  'promo-bar': row(() => import('./promo-bar/view.tsx'), always),
  'rich-text': row(() => import('./rich-text/view.tsx'), never),
  'secondary-navigation': row(() => import('./secondary-navigation/view.tsx'), always),
  'social-gallery': row(() => import('./social-gallery/view.tsx'), always),
  'user-generated-content': row(() => import('./user-generated-content/view.tsx'), always),
  anchor: row(() => import('./anchor/view.tsx'), never),
  dialog: row(() => import('./dialog/view.tsx'), always),
  picture: row(() => import('./picture/view.tsx'), never),
  segmentation: row(() => import('./segmentation/view.tsx'), never),
  spacer: row(() => import('./spacer/view.tsx'), never),
  upsell: row(() => import('./upsell/view.tsx'), always),
  video: row(() => import('./video/view.tsx'), always),
  'video-player': row(() => import('./video-player/view.tsx'), always),
};
