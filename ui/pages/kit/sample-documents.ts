import { writeBlock, type BlockDocument, type BlockTag } from '#core/content/blocks/codecs.ts';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';

export type BlockSample = BlockView & { readonly _tag: BlockTag };

/** A sample as an editor writes it. */
export const documentOfSample = (sample: BlockSample): BlockDocument => writeBlock(sample);
