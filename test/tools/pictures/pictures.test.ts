import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '#test/tools/pictures/catalog.ts';
import { COLORWAYS, swatches } from '#test/tools/pictures/colorways/all-colorways.ts';
import { paintLandscape } from '#test/tools/pictures/landscape.ts';
import { LAKE } from '#test/tools/pictures/landscape-palettes.ts';
import { productPictures, type Rendering } from '#test/tools/pictures/product-pictures.ts';
import stored from '#adapters/backend/seed/media/swatches.json' with { type: 'json' };

const SAMPLE = join(import.meta.dirname, 'sample.png');

const pixelsOf = async (
  style: string,
  rendering: Rendering,
): Promise<{ readonly data: Buffer; readonly channels: number }> => {
  for await (const { image } of productPictures(style, rendering)) {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return { data, channels: info.channels };
  }
  throw new Error(`${style} has no such picture`);
};

/** Mean difference of two pictures, and the share of values that differ visibly. */
const difference = (one: Buffer, other: Buffer): { readonly mean: number; readonly visible: number } => {
  const steps = one.map((value, i) => Math.abs(value - (other[i] ?? 0)));
  return {
    mean: steps.reduce((sum, step) => sum + step, 0) / steps.length,
    visible: steps.filter((step) => step > 24).length / steps.length,
  };
};

describe('the picture generator', () => {
  test('draws a small sample unchanged, with any version of the image library', async () => {
    const { data } = await pixelsOf('NKTRAIL3', { width: 120, oversampling: 1, shots: [1], colors: ['EMB'] });
    const before = await sharp(SAMPLE).removeAlpha().raw().toBuffer();
    expect(data.length).toBe(before.length);
    const { mean, visible } = difference(data, before);
    expect(mean).toBeLessThan(0.25);
    expect(visible).toBeLessThan(0.002);
  });

  test('draws the same bytes twice', async () => {
    const rendering = { width: 40, oversampling: 1, shots: [1], colors: ['CHK'] };
    expect((await pixelsOf('NKMUGG01', rendering)).data.equals((await pixelsOf('NKMUGG01', rendering)).data)).toBe(
      true,
    );
    expect((await paintLandscape(LAKE, 64, 36)).equals(await paintLandscape(LAKE, 64, 36))).toBe(true);
  });

  test('cuts a product out of its paper: transparent in the corners, opaque in the middle', async () => {
    const { data, channels } = await pixelsOf('NKMUGG01', { width: 80, oversampling: 1, shots: [4], colors: ['FJO'] });
    const alpha = (x: number, y: number): number | undefined => data[(y * 60 + x) * channels + 3];
    expect(channels).toBe(4);
    expect([alpha(0, 0), alpha(59, 0), alpha(0, 74), alpha(59, 74)]).toEqual([0, 0, 0, 0]);
    expect(alpha(26, 40)).toBe(255);
  });

  test('has two to five colorways for every style that it can draw, and a name for each in three languages', () => {
    expect(Object.keys(COLORWAYS).toSorted()).toEqual(Object.keys(CATALOG).toSorted());
    for (const [style, ways] of Object.entries(stored)) {
      expect([style, Object.keys(ways).length]).toEqual([
        style,
        expect.toSatisfy((count: number) => count >= 2 && count <= 5),
      ]);
      for (const { name, swatch } of Object.values(ways)) {
        expect(Object.keys(name)).toEqual(['en', 'fr', 'de']);
        expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  test('passes the seed the colors that it draws with', () => expect(stored).toEqual(swatches()));
});
