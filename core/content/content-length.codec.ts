import { refinedLine } from '../kernel/fields.codec.ts';
import { isLengthWithin, type LengthBounds } from './content-length.ts';

/** A CSS length in px, rem, % or vw within bounds. Other units and functions, such as `calc()`, are refused. */
export const contentLength = (bounds: LengthBounds) =>
  refinedLine('a length in px, rem, % or vw within its bounds', (text) => isLengthWithin(text, bounds));
