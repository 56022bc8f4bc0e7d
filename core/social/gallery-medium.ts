import type { Picture } from '../catalog/product.ts';
import type { CategoryId, ProductId } from '../kernel/identifiers.ts';
import type { FlagReason } from '../reviews/review.ts';

/** A picture that a shopper has shared (SOC-09). `language` is that of the caption, such as `en`. */
export type GalleryMedium = {
  readonly id: string;
  readonly type: 'image';
  readonly images: { readonly thumbnail: Picture; readonly normal: Picture };
  readonly caption: string;
  readonly language: string;
  readonly uploader: string;
  readonly productIds: readonly ProductId[];
};

/** A part of the approved pictures of a gallery, newest first, with their total number. */
export type GalleryMedia = { readonly media: readonly GalleryMedium[]; readonly total: number };

/** The pictures of one product in all its colors, or a saved selection of pictures. */
export type MediaStream = { readonly streamId: string; readonly title: string };

/** Maximum number of pictures in a selection that a shopper saves (API-106). */
export const MAX_SELECTED = 40;

/** What the media service says about itself (API-099). */
export type GalleryStart = {
  readonly reportReasons: readonly FlagReason[];
  /** Whether members may share pictures. */
  readonly acceptsUploads: boolean;
};

/** Which pictures a gallery has (API-100 to API-104). */
export type MediaSource =
  | { readonly _tag: 'recent' }
  | { readonly _tag: 'stream'; readonly streamId: string }
  | { readonly _tag: 'category'; readonly categoryId: CategoryId }
  | { readonly _tag: 'customer'; readonly customerId: string };

/** The source that a block names; the pictures of all shoppers without one. */
export const mediaSource = ({
  streamId,
  categoryId,
  customerId,
}: {
  readonly streamId?: string;
  readonly categoryId?: CategoryId;
  readonly customerId?: string;
}): MediaSource => {
  if (streamId !== undefined) return { _tag: 'stream', streamId };
  if (categoryId !== undefined) return { _tag: 'category', categoryId };
  return customerId === undefined ? { _tag: 'recent' } : { _tag: 'customer', customerId };
};
