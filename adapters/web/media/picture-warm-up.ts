import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '#core/site/picture-widths.ts';
import type { PictureMaker, PictureVariant } from './picture-maker.ts';

/** Widths of product cards, and of galleries on phones, in pixels. */
const WIDTHS = pictureWidths.filter((width) => width >= 320 && width <= 640);
const PAUSE_MS = 250;

type WarmUpOptions = {
  readonly maker: PictureMaker;
  /** Names of the pictures, such as `products/NKTRAIL3EMB-1`. */
  readonly names: readonly string[];
  /** Whether no request is being served. Requests have priority over the warm-up. */
  readonly isQuiet: () => boolean;
  readonly pause?: () => Promise<void>;
};

/** The first picture of every color, which lists and product pages show. */
export const firstPictures = async (mediaFolder: string): Promise<readonly string[]> =>
  (await readdir(join(mediaFolder, 'products')))
    .filter((file) => file.endsWith('-1.webp'))
    .toSorted()
    .map((file) => `products/${file.replace('.webp', '')}`);

const aMoment = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS).unref());

/**
 * Encodes pictures of lists and galleries in advance, one after the other, while the server is idle. Variants that
 * exist are skipped. `stop` ends the warm-up.
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
