import { defaultTo, list } from '../../kernel/fields.codec.ts';
import { contentColor } from '../content-color.codec.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { ButtonTargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';

/** A strip with a benefit of the shop, which the shopper can close (CNT-42, CNT-43). */
export const BenefitBarCodec = block('benefit-bar', {
  needed: { richText: RichTextCodec },
  defaults: { targets: defaultTo(list(ButtonTargetCodec, 3), []) },
  allowed: { textColor: contentColor, backgroundColor: contentColor },
});
