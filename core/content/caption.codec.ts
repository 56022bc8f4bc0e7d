import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import type { Caption } from './caption.ts';

/** Fields text, color and position (ENT-27). */
export const CaptionCodec: t.Type<Caption, unknown, unknown> = document(
  'a caption',
  { text: t.string, position: oneOf('top, bottom or off', ['top', 'bottom', 'off']) },
  { color: t.string },
);
