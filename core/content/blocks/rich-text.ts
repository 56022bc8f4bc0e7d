import { RichTextCodec } from '../rich-text.codec.ts';
import { block } from './block.codec.ts';

/** Running text (CNT-41). */
export const RichTextBlockCodec = block('rich-text', { needed: { richText: RichTextCodec } });
