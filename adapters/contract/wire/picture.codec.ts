import * as t from 'io-ts';
import { wholeNumber } from './primitives.codec.ts';

/**
 * A picture with its size and color, which reserve its space. `name` is an id of the image service: `{base}/{name}`.
 */
export const PictureWire = t.type({
  name: t.string,
  alt: t.string,
  width: wholeNumber,
  height: wholeNumber,
  color: t.string,
});
export type PictureWire = t.TypeOf<typeof PictureWire>;
