import { filledLine } from '../../kernel/fields.codec.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { block } from './block.codec.ts';

/** The form of the newsletter (CNT-72). */
export const NewsletterFormCodec = block('newsletter-form', {
  needed: { title: filledLine },
  allowed: { richText: RichTextCodec },
});
