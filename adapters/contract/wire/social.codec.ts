import * as t from 'io-ts';
import { PictureWire } from './picture.codec.ts';
import { record, wholeNumber } from './primitives.codec.ts';

const GalleryMediumWire = record(
  {
    id: t.string,
    type: t.string,
    images: t.type({ thumbnail: PictureWire, normal: PictureWire }),
    caption: t.string,
    language: t.string,
    uploader: t.string,
    productIds: t.array(t.string),
  },
  {},
);

/** A part of the pictures of a gallery (SOC-09). `language` is that of the caption. */
export const GalleryMediaWire = t.type({ media: t.array(GalleryMediumWire), total: wholeNumber });
export type GalleryMediaWire = t.TypeOf<typeof GalleryMediaWire>;

/** What the media service says about itself (API-099). */
export const GalleryStartWire = t.type({
  description: t.type({ reportReasons: t.array(t.string), acceptsUploads: t.boolean }),
});
export type GalleryStartWire = t.TypeOf<typeof GalleryStartWire>;

/** The streams of a picture (API-102). */
export const MediaStreamsWire = t.type({ streams: t.array(t.type({ streamId: t.string, title: t.string })) });
