import { blur } from './field.ts';
import { linear, type Rgb } from './color.ts';
import { noise2, smoothstep } from './noise.ts';
import type { Relief } from './relief.ts';
import { rasterize } from './stencils.ts';

/** A sheet of paper behind the product. */
export interface PaperSheet {
  readonly d: string;
  readonly tone: string;
}

export interface Backdrop {
  readonly lit: string;
  readonly far: string;
  readonly sheets?: readonly PaperSheet[];
  /** Standing products: the position of the ground shadow. Lying products omit it. */
  readonly ground?: readonly { readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number }[];
  /** Where wall becomes floor, 0 top to 1 bottom of the picture. */
  readonly horizon?: number;
}

const fibre = noise2(31);
/** Offset, blur and strength of the shadow of an object on paper, in scene units. */
const LYING = [
  [6, 11, 12, 0.34],
  [15, 27, 34, 0.3],
  [36, 64, 80, 0.25],
] as const;

function shiftedShadow(
  shadow: Float32Array,
  cover: Float32Array,
  relief: Relief,
  steps: readonly (readonly [number, number, number, number])[],
): void {
  const { w, h, scale } = relief;
  for (const [dx, dy, radius, strength] of steps) {
    const soft = blur(cover, w, h, radius * scale);
    const [ox, oy] = [Math.round(dx * scale), Math.round(dy * scale)];
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        shadow[i] =
          1 - (1 - (shadow[i] ?? 0)) * (1 - (soft[Math.max(0, y - oy) * w + Math.max(0, x - ox)] ?? 0) * strength);
      }
    }
  }
}

async function groundShadow(
  shadow: Float32Array,
  relief: Relief,
  ground: NonNullable<Backdrop['ground']>,
): Promise<void> {
  const { w, h, scale, view } = relief;
  for (const spot of ground) {
    const ellipse = (rx: number, ry: number, dx: number): string =>
      `<ellipse cx="${spot.cx + dx}" cy="${spot.cy}" rx="${rx}" ry="${ry}" fill="#fff"/>`;
    const wide = blur(await rasterize(ellipse(spot.rx, spot.ry, 24), view, w, h), w, h, 42 * scale);
    const tight = blur(await rasterize(ellipse(spot.rx * 0.94, spot.ry * 0.5, 8), view, w, h), w, h, 10 * scale);
    for (let i = 0; i < shadow.length; i++)
      shadow[i] = 1 - (1 - (shadow[i] ?? 0)) * (1 - (wide[i] ?? 0) * 0.42) * (1 - (tight[i] ?? 0) * 0.75);
  }
}

/** The paper behind the product with every shadow on it, as linear light. */
export async function paintBackdrop(backdrop: Backdrop, relief: Relief): Promise<Float32Array> {
  const { w, h, view } = relief;
  const paper = new Float32Array(w * h * 3);
  const [lit, far] = [linear(backdrop.lit), linear(backdrop.far)];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const v = y / h;
      let glow = Math.exp(-(((x / w - 0.4) / 0.66) ** 2 + ((v - 0.36) / 0.62) ** 2));
      if (backdrop.horizon !== undefined) {
        const floor = smoothstep(backdrop.horizon - 0.07, backdrop.horizon + 0.07, v);
        glow = glow * (1 - floor) + (0.7 * glow + 0.3) * floor;
      }
      const grain = 1 + fibre(x * 0.9, y * 0.9) * 0.006;
      for (let j = 0; j < 3; j++)
        paper[(y * w + x) * 3 + j] = ((far[j] ?? 0) + ((lit[j] ?? 0) - (far[j] ?? 0)) * glow) * grain;
    }
  }
  for (const sheet of backdrop.sheets ?? []) {
    const mask = await rasterize(`<path d="${sheet.d}" fill="#fff"/>`, view, w, h);
    const shadow = new Float32Array(w * h);
    shiftedShadow(shadow, mask, relief, [
      [4, 4, 6, 0.12],
      [12, 14, 30, 0.16],
    ]);
    layPaper(paper, mask, shadow, linear(sheet.tone), w, h);
  }
  const shadow = new Float32Array(w * h);
  if (backdrop.ground === undefined) shiftedShadow(shadow, relief.cover, relief, LYING);
  else await groundShadow(shadow, relief, backdrop.ground);
  for (let i = 0; i < shadow.length; i++) {
    const s = shadow[i] ?? 0;
    paper[i * 3] = (paper[i * 3] ?? 0) * (1 - s * 0.905);
    paper[i * 3 + 1] = (paper[i * 3 + 1] ?? 0) * (1 - s * 0.9);
    paper[i * 3 + 2] = (paper[i * 3 + 2] ?? 0) * (1 - s * 0.89);
  }
  return paper;
}

function layPaper(
  paper: Float32Array,
  mask: Float32Array,
  shadow: Float32Array,
  tone: Rgb,
  w: number,
  h: number,
): void {
  for (let i = 0; i < mask.length; i++) {
    const a = mask[i] ?? 0;
    const fall = 1.06 - 0.2 * (Math.floor(i / w) / h) - 0.1 * ((i % w) / w);
    for (let j = 0; j < 3; j++) {
      const behind = (paper[i * 3 + j] ?? 0) * (1 - (shadow[i] ?? 0));
      paper[i * 3 + j] = behind * (1 - a) + (tone[j] ?? 0) * fall * a;
    }
  }
}
