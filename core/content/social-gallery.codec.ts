import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText } from '../kernel/primitives.codec.ts';
import type { SocialGallery } from './social-gallery.ts';

/** A gallery (SOC-04, ENT-36). */
export const SocialGalleryCodec: t.Type<SocialGallery, unknown, unknown> = document(
  'a social gallery',
  { containerId: filledText },
  { filter: t.string },
);
