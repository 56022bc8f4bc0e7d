import sharp, { type Sharp } from 'sharp';
import { paintBackdrop } from './backdrop.ts';
import { CATALOGUE } from './catalogue.ts';
import { COLOURWAYS, paintsOf } from './colourways.ts';
import { lightRelief, shadeRelief } from './light.ts';
import { buildRelief } from './relief.ts';

export interface Picture {
  /** Path below the media folder, without extension. */
  readonly name: string;
  readonly image: Sharp;
}

export const PRODUCT_WIDTH = 960;
export const PRODUCT_HEIGHT = 1200;

/** All pictures of a style: geometry and light once per shot, colour once per colourway. */
export async function* productPictures(style: string, width: number, oversampling: number): AsyncGenerator<Picture> {
  const archetype = CATALOGUE[style];
  const colourways = COLOURWAYS[style];
  if (archetype === undefined || colourways === undefined) throw new Error(`Unknown style ${style}`);
  for (const [index, shot] of archetype.shots.entries()) {
    const relief = await buildRelief(shot.layers, archetype.scene, shot.view, (width * oversampling) / shot.view.w);
    const paper = await paintBackdrop(shot.backdrop, relief);
    const lit = lightRelief(relief, paper, shot.backdrop.lit, archetype.exposure);
    for (const [code, colourway] of Object.entries(colourways)) {
      const image = sharp(shadeRelief(lit, paintsOf(colourway)), { raw: { width: relief.w, height: relief.h, channels: 3 }, limitInputPixels: false });
      yield { name: `products/${style}${code}-${index + 1}`, image: image.resize(width, (width * PRODUCT_HEIGHT) / PRODUCT_WIDTH, { kernel: 'lanczos3' }) };
    }
  }
}
