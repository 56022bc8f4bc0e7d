import { encode, linear } from './color.ts';
import type { LitRelief } from './light.ts';
import type { Relief } from './relief.ts';

/** The picture on its paper, and the product alone with its coverage. */
interface Shaded {
  readonly onPaper: Buffer;
  readonly alone: () => Buffer;
}

const STEPS = 4096;
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, i) => Math.round(encode(i / STEPS) * 255));
const byteOf = (v: number): number => ENCODED[v <= 0 ? 0 : v >= 1 ? STEPS : (v * STEPS) | 0] ?? 0;

/** Color of the materials, without light. */
function albedo(relief: Relief, paints: Readonly<Record<string, string>>): Float32Array {
  const color = new Float32Array(relief.w * relief.h * 3);
  for (const stroke of relief.strokes) {
    const value = paints[stroke.paint];
    if (value === undefined && stroke.paint !== '') throw new Error(`No color for "${stroke.paint}"`);
    const paint = value === undefined ? null : linear(value);
    const [r, g, b] = paint ?? [0, 0, 0];
    for (let y = 0; y < stroke.h; y++) {
      for (let x = 0; x < stroke.w; x++) {
        const i = y * stroke.w + x;
        const a = (stroke.opacity[i] ?? 0) / 255;
        if (a === 0) continue;
        const at = ((y + stroke.y) * relief.w + x + stroke.x) * 3;
        const factor = stroke.grain === null ? 1 : (stroke.grain[i] ?? 0) / 128;
        const kept = paint === null ? factor : 1 - a;
        const laid = a * factor;
        color[at] = (color[at] ?? 0) * kept + r * laid;
        color[at + 1] = (color[at + 1] ?? 0) * kept + g * laid;
        color[at + 2] = (color[at + 2] ?? 0) * kept + b * laid;
      }
    }
  }
  return color;
}

/** Bright light is compressed softly, as on film. */
const rolled = (v: number): number => (v > 0.72 ? 0.72 + (1 - Math.exp(-(v - 0.72) / 0.3)) * 0.3 : v);

/** Colors a lit relief in one colorway. */
export function colorRelief(lit: LitRelief, paints: Readonly<Record<string, string>>): Shaded {
  const { relief, gain, glint, paper, exposure } = lit;
  const { w, h, cover } = relief;
  const color = albedo(relief, paints);
  const onPaper = Buffer.alloc(color.length);
  for (let i = 0; i < w * h; i++) {
    const a = cover[i] ?? 0;
    for (let j = i * 3; j < i * 3 + 3; j++) {
      const v = a === 0 ? 0 : rolled((((color[j] ?? 0) / a) * (gain[j] ?? 0) + (glint[i] ?? 0)) * exposure);
      color[j] = v;
      onPaper[j] = byteOf((paper[j] ?? 0) * (1 - a) + v * a);
    }
  }
  const alone = (): Buffer => {
    const bytes = Buffer.alloc(w * h * 4);
    for (let i = 0; i < w * h; i++) {
      for (let j = 0; j < 3; j++) bytes[i * 4 + j] = byteOf(color[i * 3 + j] ?? 0);
      bytes[i * 4 + 3] = Math.round((cover[i] ?? 0) * 255);
    }
    return bytes;
  };
  return { onPaper, alone };
}
