import type * as t from 'io-ts';
import { fields, line, refinedLine } from '../kernel/fields.codec.ts';
import { wholeFrom } from '../kernel/primitives.codec.ts';
import type { Picture } from './product.ts';

/**
 * Folder and name of a picture of the image service, optionally with its version: `content/forest-3e215036.3e215036`.
 */
export const PICTURE_NAME = /^(?<name>[a-z]+\/[A-Za-z0-9-]+)(?:\.(?<version>[0-9a-f]{8}))?$/;

/** The address of a picture of the one other media host that documents may name (PR-31). */
export const HOSTED_PICTURE = /^https:\/\/res\.cloudinary\.com\/[a-z0-9-]+\/image\/upload\/[A-Za-z0-9._/-]+$/;

const pictureName = refinedLine(
  'the name of a picture',
  (text) => text.length <= 500 && (PICTURE_NAME.test(text) || HOSTED_PICTURE.test(text)),
);

/** A picture in content; an empty `alt` marks decoration. */
export const PictureCodec: t.Type<Picture, Picture, unknown> = fields('a picture', {
  needed: { name: pictureName, alt: line, width: wholeFrom(1), height: wholeFrom(1), color: line },
});
