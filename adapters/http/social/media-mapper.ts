import type { GalleryMediaWire, GalleryStartWire } from '#adapters/contract/wire/social.codec.ts';
import { flagReasons } from '#core/reviews/review.ts';
import type { GalleryMedia, GalleryStart } from '#core/social/gallery-medium.ts';

/** Converts pictures of shoppers. A medium that is no picture is omitted. */
export const galleryMediaOf = ({ media, total }: GalleryMediaWire): GalleryMedia => ({
  total,
  media: media.flatMap(({ id, type, images, caption, language, uploader, productIds }) =>
    type === 'image' ? [{ id, type, images, caption, language, uploader, productIds }] : [],
  ),
});

/** Converts the description of the service (API-099). Unknown reasons are omitted. */
export const galleryStartOf = ({ description: { reportReasons, acceptsUploads } }: GalleryStartWire): GalleryStart => ({
  acceptsUploads,
  reportReasons: flagReasons.filter((reason) => reportReasons.includes(reason)),
});
