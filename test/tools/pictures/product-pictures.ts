import sharp, { type Sharp } from 'sharp';
import { paintBackdrop } from './backdrop.ts';
import { CATALOG } from './catalog.ts';
import { COLORWAYS, paintsOf } from './colorways/all-colorways.ts';
import { boundsOf } from './field.ts';
import { lightRelief } from './light.ts';
import { buildRelief, type Relief } from './relief.ts';
import { colorRelief } from './shade.ts';

export interface Picture {
  /** Path below the media folder, without extension. */
  readonly name: string;
  readonly image: Sharp;
}

export interface Rendering {
  readonly width: number;
  /** Computed pixels per stored pixel, along one side. */
  readonly oversampling: number;
  /** Only these pictures: 1 front, 2 second view, 3 macro, 4 cut-out of the front. */
  readonly shots?: readonly number[];
  readonly colors?: readonly string[];
}

export const PRODUCT_WIDTH = 960;
const CUT_OUT_WIDTH = 720;
export const PICTURES_OF_A_COLOR = [1, 2, 3, 4];
const heightOf = (width: number): number => (width * 5) / 4;
/** A close-up shows the material at full resolution: one pixel for one. */
const MACRO = 3;
const CUT_OUT = 4;

/** The product alone, as large as a 4:5 frame with a margin allows. */
function cutOut(relief: Relief, bytes: Buffer, width: number): Sharp {
  const { left, top, width: w, height: h } = boundsOf(relief.cover, relief.w, relief.h);
  const air = Math.round(width * 0.03);
  const alone = sharp(bytes, {
    raw: { width: relief.w, height: relief.h, channels: 4 },
    limitInputPixels: false,
  }).extract({ left, top, width: w, height: h });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return alone
    .resize(width - 2 * air, heightOf(width) - 2 * air, { fit: 'contain', background: clear, kernel: 'lanczos3' })
    .extend({ left: air, right: air, top: air, bottom: air, background: clear });
}

/** All pictures of a style: geometry and light once per view, color once per colorway. */
export async function* productPictures(
  style: string,
  { width, oversampling, shots = PICTURES_OF_A_COLOR, colors }: Rendering,
): AsyncGenerator<Picture> {
  const archetype = CATALOG[style];
  const colorways = COLORWAYS[style];
  if (archetype === undefined || colorways === undefined) throw new Error(`Unknown style ${style}`);
  for (const [index, shot] of archetype.shots.entries()) {
    const number = index + 1;
    const withCutOut = number === 1 && shots.includes(CUT_OUT);
    if (!shots.includes(number) && !withCutOut) continue;
    const relief = await buildRelief(
      shot.layers,
      archetype.scene,
      shot.view,
      (width * (number === MACRO ? 1 : oversampling)) / shot.view.w,
    );
    const paper = await paintBackdrop(shot.backdrop, relief);
    const lit = lightRelief(relief, paper, shot.backdrop.lit, archetype.exposure);
    for (const [code, colorway] of Object.entries(colorways)) {
      if (colors !== undefined && !colors.includes(code)) continue;
      const { onPaper, alone } = colorRelief(lit, paintsOf(colorway));
      const image = sharp(onPaper, {
        raw: { width: relief.w, height: relief.h, channels: 3 },
        limitInputPixels: false,
      });
      if (shots.includes(number))
        yield {
          name: `products/${style}${code}-${number}`,
          image: image.resize(width, heightOf(width), { kernel: 'lanczos3' }),
        };
      if (withCutOut)
        yield {
          name: `products/${style}${code}-${CUT_OUT}`,
          image: cutOut(relief, alone(), Math.round((width * CUT_OUT_WIDTH) / PRODUCT_WIDTH)),
        };
    }
  }
}
