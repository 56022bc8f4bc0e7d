import { lazy, type ReactNode } from 'react';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { BannerSplitBlock } from './banner-split/banner-split-block.tsx';
import { CategoryCardsBlock } from './category-cards/category-cards-block.tsx';
import { HeroStandardBlock } from './hero-standard/hero-standard-block.tsx';
import { InlineCatalogBlock } from './inline-catalog/inline-catalog-block.tsx';
import { RichTextBlock } from './rich-text/rich-text-block.tsx';

export type BlockTag = Exclude<BlockView['_tag'], 'unknown'>;

type Blocks = { readonly [Tag in BlockTag]: Omit<Extract<BlockView, { readonly _tag: Tag }>, '_tag'> };

/** The block of a type, written so that a type and its view stay tied to each other. */
export type BlockOf<Tag extends BlockTag = BlockTag> = {
  readonly [Each in Tag]: Blocks[Each] & { readonly _tag: Each };
}[Tag];

/** What a block's view is given. The first block of a page holds the picture that the page is waited for. */
export type BlockProps<Tag extends BlockTag> = { readonly block: BlockOf<Tag>; readonly first: boolean };

/** What few pages have comes with the first of them. The server draws it all the same. */
const FilmBlock = lazy(async () => ({ default: (await import('./video/film-block.tsx')).FilmBlock }));

/** Views by block type. A type without a row is skipped (CNT-03). */
export const blockViews: { readonly [Tag in BlockTag]: (props: BlockProps<Tag>) => ReactNode } = {
  'hero-standard': HeroStandardBlock,
  'category-cards': CategoryCardsBlock,
  'inline-catalog': InlineCatalogBlock,
  'banner-split': BannerSplitBlock,
  'rich-text': RichTextBlock,
  'hero-film': FilmBlock,
  video: FilmBlock,
};
