import * as t from 'io-ts';
import { PictureCodec } from '../catalog/picture.codec.ts';
import { document } from '../kernel/document.codec.ts';
import type { IconTextItem } from './icon-and-text.ts';
import { RichTextCodec } from './rich-text.codec.ts';
import { TargetCodec } from './target.codec.ts';

/** Reads an icon with its text (ENT-35). */
export const IconTextItemCodec: t.Type<IconTextItem, unknown, unknown> = document(
  'an icon with text',
  { richText: RichTextCodec },
  { icon: PictureCodec, target: TargetCodec, backgroundColor: t.string, textColor: t.string },
);
