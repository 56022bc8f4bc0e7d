import type { Picture, ProductTile } from '../catalog/product.ts';
import type { RichText } from './rich-text.ts';
import type { VideoPlayer } from './video.ts';

export const targetStyles = ['primary', 'secondary', 'tertiary', 'link'] as const;

/** A link or button of content (CNT-10, CNT-38). An empty url is text only. */
export type Target = {
  readonly text: string;
  readonly url: string;
  readonly newWindow: boolean;
  readonly style: (typeof targetStyles)[number];
};

export type HeroBlock = {
  readonly _tag: 'hero-standard';
  readonly id: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Wide picture, and a tall one for small screens. */
  readonly media: Picture;
  readonly mediaTall?: Picture;
  readonly targets: readonly Target[];
  readonly gradient: 'full' | 'focused' | 'off';
};

/** A hero over whose wide picture a film loops in silence, once that is there (CNT-24). */
export type HeroFilmBlock = Omit<HeroBlock, '_tag'> & { readonly _tag: 'hero-film'; readonly film: VideoPlayer };

export type CategoryCardsBlock = {
  readonly _tag: 'category-cards';
  readonly id: string;
  readonly title?: string;
  readonly cards: readonly { readonly title: string; readonly picture: Picture; readonly target: Target }[];
};

/** Products of a category inside a content page (CNT-61); `tiles` are filled in by the use case. */
export type InlineCatalogBlock = {
  readonly _tag: 'inline-catalog';
  readonly id: string;
  readonly title: string;
  readonly categoryId: string;
  readonly limit: number;
  readonly layout: 'carousel' | 'grid';
  readonly target?: Target;
  readonly tiles: readonly ProductTile[];
};

export type RichTextBlock = { readonly _tag: 'rich-text'; readonly id: string; readonly text: RichText };

/** Text beside or over a picture, such as the club's promise on the home page. */
export type BannerSplitBlock = {
  readonly _tag: 'banner-split';
  readonly id: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly text: RichText;
  readonly media: Picture;
  readonly targets: readonly Target[];
};

/** A film in the page, of which nothing is fetched before it is wanted (CNT-51, CNT-67). The poster stands in its place until then. */
export type VideoBlock = {
  readonly _tag: 'video';
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly poster: Picture;
  readonly player: VideoPlayer;
};

/** A block whose type nobody knows: it is logged and skipped (CNT-03). */
export type UnknownBlock = { readonly _tag: 'unknown'; readonly id: string; readonly type: string };

export type Block =
  | HeroBlock
  | HeroFilmBlock
  | CategoryCardsBlock
  | InlineCatalogBlock
  | RichTextBlock
  | BannerSplitBlock
  | VideoBlock
  | UnknownBlock;
