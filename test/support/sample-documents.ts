import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockCodecs, writeBlock, type BlockDocument } from '#core/content/blocks/codecs.ts';
import { isHydrated } from '#ui/blocks/page-blocks.ts';
import type { BlockSample } from '#ui/pages/kit/block-samples.ts';

const folder = join(import.meta.dirname, '../../ui/blocks');

const files: readonly (readonly BlockSample[])[] = await Promise.all(
  Object.keys(blockCodecs).map(async (tag) => {
    const { samples } = await import(pathToFileURL(join(folder, tag, 'sample.ts')).href);
    return samples;
  }),
);

/** The samples of all blocks. */
export const samplesOfBlocks: readonly BlockSample[] = files.flat();

/** One sample of each type of block. */
export const oneSampleOfEach: readonly BlockSample[] = files.flatMap((samples) => samples.slice(0, 1));

/** Whether the browser hydrates the block of a sample. */
export const isInteractiveSample = (sample: BlockSample): boolean => isHydrated(sample, false);

/** The samples of all blocks, as an editor writes them. */
export const sampleDocuments: readonly BlockDocument[] = samplesOfBlocks.map(writeBlock);
