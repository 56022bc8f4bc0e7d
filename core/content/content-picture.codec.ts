import * as t from 'io-ts';
import type { Picture } from '../catalog/product.ts';
import { structuredAs, structureOf } from '../kernel/fields.codec.ts';
import { PictureCodec } from '../catalog/picture.codec.ts';

/** A document with an empty alternative text if it has none. */
const withAlternative = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, alt: Reflect.get(value, 'alt') ?? '' } : value;

/**
 * A picture of a banner, hero or picture block. One without alternative text is read as decoration, so that the texts
 * and links of its block are not lost.
 */
export const ContentPictureCodec: t.Type<Picture, Picture, unknown> = structuredAs(
  new t.Type(
    PictureCodec.name,
    PictureCodec.is,
    (value, context) => PictureCodec.validate(withAlternative(value), context),
    PictureCodec.encode,
  ),
  structureOf(PictureCodec),
);
