import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLORWAYS } from '#test/tools/pictures/colorways/all-colorways.ts';
import { PRODUCT_WIDTH, productPictures } from '#test/tools/pictures/product-pictures.ts';
import { makeImageService } from '#adapters/web/media/image-service.ts';
import { makePictureMaker } from '#adapters/web/media/picture-maker.ts';
import { kilobytes, median } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

const MEDIA = join(import.meta.dirname, '../../../adapters/backend/seed/media');
/** Soft and hard goods, so that no single material decides. */
const SAMPLES = ['NKTRAIL3EMB', 'NKLUMEN1AMB', 'NKPACK38MOS', 'NKSNOW01RST', 'NKKILD07STL'] as const;
/** A card in a grid of four at 1280 pixels is 282 wide, so 563 at a density of two. */
const CARD_WIDTH = '640';
const DRAWN = 'NKSNOW01';
const PATIENCE_MS = 30_000;

type Made = { readonly milliseconds: number; readonly bytes: number };

const medianOf = (made: readonly Made[], of: keyof Made): number => median(made.map((one) => one[of]));
const row = (what: string, made: readonly Made[], budget: string) => ({
  what,
  value: `${medianOf(made, 'milliseconds').toFixed(0)} ms, ${kilobytes(medianOf(made, 'bytes'))}`,
  budget,
});

/**
 * The time of the image service for one uncached picture of a grid: the first response, and the smaller format encoded
 * in the background.
 */
const encodings = async (
  cacheFolder: string,
): Promise<{ readonly webp: readonly Made[]; readonly avif: readonly Made[]; readonly kept: readonly Made[] }> => {
  const images = makeImageService(
    makePictureMaker({
      mediaFolder: MEDIA,
      cacheFolder,
      warn: ({ message }) => {
        throw new Error(message);
      },
    }),
  );
  const ask = async (name: string, accept: string): Promise<Made & { readonly type: string }> => {
    const start = performance.now();
    const response = await images(`/images/products/${name}-1`, new URLSearchParams({ w: CARD_WIDTH }), accept);
    const bytes = (await response.arrayBuffer()).byteLength;
    return { milliseconds: performance.now() - start, bytes, type: response.headers.get('Content-Type') ?? '' };
  };
  /**
   * The picture is requested until the smaller format is encoded, with a pause between, so that polling does not slow
   * the encoder down.
   */
  const askUntilSmall = async (name: string): Promise<Made> => {
    const start = performance.now();
    for (;;) {
      const { bytes, type } = await ask(name, 'image/avif,image/webp');
      if (type === 'image/avif') return { milliseconds: performance.now() - start, bytes };
      if (performance.now() - start > PATIENCE_MS) throw new Error(`${name} never came as AVIF`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const [webp, avif, kept]: [Made[], Made[], Made[]] = [[], [], []];
  // The first request loads the encoder, which is not measured.
  await ask('NKTARN01CHK', 'image/webp');
  for (const name of SAMPLES) {
    webp.push(await ask(name, 'image/webp'));
    avif.push(await askUntilSmall(name));
    kept.push(await ask(name, 'image/avif'));
  }
  return { webp, avif, kept };
};

/**
 * Seconds to render every picture of a style again, by colorway: shape and light are computed once for all of them.
 */
const drawing = async (): Promise<string> => {
  const start = performance.now();
  for await (const { image } of productPictures(DRAWN, { width: PRODUCT_WIDTH, oversampling: 1.25 }))
    await image.webp().toBuffer();
  const colorways = Object.keys(COLORWAYS[DRAWN] ?? {}).length;
  return `${((performance.now() - start) / 1000 / colorways).toFixed(1)} s each of ${colorways}`;
};

/** Pictures: the wait of the first visitor of a grid, of all others, and the cost of a new color. */
export const pictures: BenchPart = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-pictures-'));
  try {
    const { webp, avif, kept } = await encodings(folder);
    return {
      title: `Pictures of a grid (${CARD_WIDTH} wide, median of ${SAMPLES.length})`,
      rows: [
        row('WebP, made at once', webp, '250 ms'),
        row('AVIF, made behind it', avif, '1500 ms'),
        row('AVIF, kept', kept, '5 ms'),
        { what: `drawing a colorway again (${DRAWN}, four pictures)`, value: await drawing() },
      ],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};
