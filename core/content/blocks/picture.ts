import { defaultTo, line } from '../../kernel/fields.codec.ts';
import { perBreakpoint } from '../../site/breakpoint.codec.ts';
import { ContentPictureCodec } from '../content-picture.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';

/**
 * A picture with a source per breakpoint (CNT-66). `alt` describes all sources; empty or missing, the picture is
 * decoration, and its link is named by the text of `target`.
 */
export const PictureBlockCodec = block('picture', {
  needed: { sources: perBreakpoint(ContentPictureCodec) },
  defaults: { alt: defaultTo(line, '') },
  allowed: { target: TargetCodec },
});
