import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '#core/site/picture-widths.ts';
import type { PictureMaker, PictureVariant } from './picture-maker.ts';

/** Of cards, and of a gallery on phones. */
const WIDTHS = pictureWidths.filter((width) => width >= 320 && width <= 640);
const PAUSE_MS = 250;

type WarmUpOptions = {
  readonly maker: PictureMaker;
  /** Names of the pictures, such as `products/NKTRAIL3EMB-1`. */
  readonly names: readonly string[];
  /** Whether no request is served at the moment: shoppers go first. */
  readonly isQuiet: () => boolean;
  readonly pause?: () => Promise<void>;
};

/** The first picture of every colour: what lists and the tops of product pages show. */
export const firstPictures = async (mediaFolder: string): Promise<readonly string[]> =>
  (await readdir(join(mediaFolder, 'products')))
    .filter((file) => file.endsWith('-1.webp'))
    .toSorted()
    .map((file) => `products/${file.replace('.webp', '')}`);

const aMoment = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS).unref());

/**
 * Makes ahead what lists and galleries will ask for: one after the other, only while it is quiet, until it has to
 * stop. What is there already is left alone.
 */
export const warmUpPictures = ({
  maker,
  names,
  isQuiet,
  pause = aMoment,
}: WarmUpOptions): { readonly stop: () => void; readonly ended: Promise<void> } => {
  let isStopped = false;
  const variants: readonly PictureVariant[] = (['webp', 'avif'] as const).flatMap((format) =>
    WIDTHS.flatMap((width) => names.map((name) => ({ name, width, format }))),
  );

  const make = async (wanted: PictureVariant): Promise<void> => {
    const original = await maker.find(wanted.name);
    if (original === undefined || (await maker.cached(original, wanted)) !== undefined) return;
    while (!isStopped && !isQuiet()) await pause();
    if (!isStopped) await maker.make(original, wanted)?.catch((fault: unknown) => maker.unmade(wanted, fault));
  };
  const run = async (): Promise<void> => {
    for (const wanted of variants) if (!isStopped) await make(wanted);
  };
  return {
    stop: () => {
      isStopped = true;
    },
    ended: run(),
  };
};
