import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText, wholeFrom } from '../kernel/primitives.codec.ts';
import type { Picture } from './product.ts';

/** A picture as content names it; without words it is decoration. */
export const PictureCodec: t.Type<Picture, unknown, unknown> = document(
  'a picture',
  { name: filledText, alt: t.string, width: wholeFrom(1), height: wholeFrom(1), color: t.string },
  {},
);
