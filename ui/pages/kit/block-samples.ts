import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import type { BlockTag } from '#core/content/blocks/codecs.ts';

export type BlockSample = BlockView & { readonly _tag: BlockTag };

const files = import.meta.glob<readonly BlockView[]>('../../blocks/*/sample.ts', { eager: true, import: 'samples' });

const isBlock = (block: BlockView): block is Exclude<BlockView, { readonly _tag: 'unknown' }> =>
  block._tag !== 'unknown';

/** The samples of all blocks, collected from their folders. */
export const blockSamples: readonly BlockSample[] = Object.values(files).flat().filter(isBlock);
