import { defaultTo, fields, line, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { contentColor } from '../content-color.codec.ts';
import { contentIcons, type IconSize } from '../icon-size.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { block, MAX_ITEMS } from './block.codec.ts';

const variants = ['icon-above-text', 'icon-left', 'one-column'] as const;
const sizes: readonly IconSize[] = ['small', 'medium', 'large'];

const item = fields('an item', {
  needed: { icon: oneOf('a known icon', contentIcons), richText: RichTextCodec },
  allowed: { target: TargetCodec, backgroundColor: contentColor, textColor: contentColor },
});

/** Short texts with an icon each (CNT-58 to CNT-60, ENT-35). */
export const IconAndTextCodec = block('icon-and-text', {
  needed: {
    variant: oneOf('icon-above-text, icon-left or one-column', variants),
    items: list(item, MAX_ITEMS),
  },
  defaults: { iconSize: defaultTo(oneOf('small, medium or large', sizes), 'medium') },
  allowed: { title: line },
});
