import { line } from '../../kernel/fields.codec.ts';
import { block } from './block.codec.ts';

/** A named place in a page: links to `#id` scroll to it (CNT-40). `title` is a heading there. */
export const AnchorCodec = block('anchor', { needed: {}, allowed: { title: line } });
