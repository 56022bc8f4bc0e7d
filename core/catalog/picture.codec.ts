import type * as t from 'io-ts';
import { fields, filledLine, line } from '../kernel/fields.codec.ts';
import { wholeFrom } from '../kernel/primitives.codec.ts';
import type { Picture } from './product.ts';

/** A picture in content; an empty `alt` marks decoration. */
export const PictureCodec: t.Type<Picture, Picture, unknown> = fields('a picture', {
  needed: { name: filledLine, alt: line, width: wholeFrom(1), height: wholeFrom(1), color: line },
});
