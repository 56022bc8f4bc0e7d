import type * as t from 'io-ts';
import { fields, line } from '../kernel/fields.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import type { Caption } from './caption.ts';
import { contentColor } from './content-color.codec.ts';

/** Fields text, color and position (ENT-27). */
export const CaptionCodec: t.Type<Caption, Caption, unknown> = fields('a caption', {
  needed: { text: line, position: oneOf('top, bottom or off', ['top', 'bottom', 'off']) },
  allowed: { color: contentColor },
});
