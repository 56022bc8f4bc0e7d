import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockCodecs, type BlockDocument, type BlockTag } from '#core/content/blocks/codecs.ts';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { isHydrated } from '#ui/blocks/page-blocks.ts';

const folder = join(import.meta.dirname, '../../ui/blocks');

type Sample = BlockView & { readonly _tag: BlockTag };

const files: readonly (readonly Sample[])[] = await Promise.all(
  Object.keys(blockCodecs).map(async (tag) => {
    const { samples } = await import(pathToFileURL(join(folder, tag, 'sample.ts')).href);
    return samples;
  }),
);

/** The samples of all blocks. */
export const samplesOfBlocks: readonly Sample[] = files.flat();

/** One sample of each type of block. */
export const oneSampleOfEach: readonly Sample[] = files.flatMap((samples) => samples.slice(0, 1));

/** Whether the browser hydrates the block of a sample. */
export const isInteractiveSample = (sample: Sample): boolean => isHydrated(sample, false);

/** A sample as an editor writes it. */
export const documentOfSample = (sample: Sample): BlockDocument & { readonly type: BlockTag } => {
  // The type of the block selects its own codec, which the compiler cannot infer.
  const codec: { readonly encode: (block: never) => BlockDocument } = blockCodecs[sample._tag];
  return codec.encode(sample as never);
};

/** The samples of all blocks, as an editor writes them. */
export const sampleDocuments: readonly BlockDocument[] = samplesOfBlocks.map(documentOfSample);
