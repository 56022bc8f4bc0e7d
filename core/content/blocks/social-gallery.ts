import * as t from 'io-ts';
import { filledLine, line } from '../../kernel/fields.codec.ts';
import { block } from './block.codec.ts';

/** A gallery of shared photos (CNT-68, SOC-04). `filter` uses the terms of its provider. */
export const SocialGalleryCodec = block('social-gallery', {
  needed: { containerId: filledLine },
  allowed: { filter: t.string, title: line },
});
