import * as t from 'io-ts';
import { filledText } from '../kernel/primitives.codec.ts';
import { breakpointCodec } from '../site/breakpoint.codec.ts';
import type { Segmentation } from './segmentation.ts';

/** A segmentation whose content another codec reads (SEG-10). Unknown keys pass; a missing key is reported by name. */
export const segmentationCodec = <Content>(
  content: t.Type<Content, unknown, unknown>,
): t.Type<Segmentation<Content>, unknown, unknown> =>
  t.type({
    id: filledText,
    segments: t.readonlyArray(t.type({ id: filledText, targets: t.readonlyArray(content) })),
    baselines: t.readonlyArray(content),
    isFullWidth: t.boolean,
    hideOnBreakpoint: t.readonlyArray(breakpointCodec),
  });
