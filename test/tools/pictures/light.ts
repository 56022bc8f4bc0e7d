import { blur } from './field.ts';
import { linear } from './color.ts';
import { FINISHES, MATERIAL_NAMES, type Finish } from './materials.ts';
import type { Relief } from './relief.ts';

type Direction = readonly [number, number, number];

const unit = (x: number, y: number, z: number): Direction => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

const KEY = unit(-0.5, -0.72, 0.62);
const FILL = unit(0.8, -0.15, 0.45);
const TOP = unit(-0.15, -0.9, 0.4);
const RIM = unit(0.35, -0.85, -0.1);
const KEY_TINT = [1.03, 1, 0.95] as const;
const FILL_TINT = [0.93, 0.97, 1.07] as const;

/** The effect of light on any color at each point: result = color * gain + glint. */
export interface LitRelief {
  readonly relief: Relief;
  readonly gain: Float32Array;
  readonly glint: Float32Array;
  readonly paper: Float32Array;
  readonly exposure: number;
}

function occlusion(relief: Relief): Float32Array {
  const { w, h, scale, height } = relief;
  const open = new Float32Array(w * h).fill(1);
  for (const [radius, strength] of [
    [3, 0.9],
    [10, 0.8],
    [30, 0.55],
    [80, 0.3],
  ] as const) {
    const around = blur(height, w, h, radius * scale);
    const factor = (strength * 2.2) / (radius * scale);
    for (let i = 0; i < open.length; i++) {
      const below = (around[i] ?? 0) - (height[i] ?? 0);
      if (below > 0) open[i] = (open[i] ?? 0) * Math.exp(-below * factor);
    }
  }
  return open;
}

function castShadows(relief: Relief): Float32Array {
  const { w, h, scale, height, cover } = relief;
  const lit = new Float32Array(w * h).fill(1);
  const flat = Math.hypot(KEY[0], KEY[1]);
  const [dx, dy, slope] = [KEY[0] / flat, KEY[1] / flat, KEY[2] / flat];
  const steps = Array.from({ length: 24 }, (_, s) => 70 * scale * ((s + 1) / 24) ** 1.6);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if ((cover[i] ?? 0) < 0.02) continue;
      let most = 0;
      for (const t of steps) {
        const sx = Math.trunc(x + dx * t);
        const sy = Math.trunc(y + dy * t);
        if (sx < 0 || sy < 0) break;
        const excess = (height[sy * w + sx] ?? 0) - ((height[i] ?? 0) + t * slope + 0.5 * scale);
        if (excess > 0) most = Math.max(most, excess / (t * 0.35 + 2 * scale));
      }
      lit[i] = 1 - Math.min(1, most) * 0.85;
    }
  }
  return blur(lit, w, h, 1.2 * scale);
}

const facing = (nx: number, ny: number, nz: number, d: Direction, wrap: number): number =>
  Math.max(0, (nx * d[0] + ny * d[1] + nz * d[2] + wrap) / (1 + wrap));

function highlight(nx: number, ny: number, nz: number, finish: Finish, key: number): number {
  const tight = 1 / (finish.roughness ** 3 + 0.012);
  const [rx, ry, rz] = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1];
  const lobe = (d: Direction, power: number): number =>
    power * Math.exp((rx * d[0] + ry * d[1] + rz * d[2] - 1) * tight);
  const fresnel = finish.metal === true ? 1 : 0.045 + 0.55 * (1 - nz) ** 4;
  const sum = lobe(KEY, 5.2) * key + lobe(FILL, 2) + lobe(TOP, 2.6) + lobe(RIM, 3);
  return sum * finish.gloss * fresnel * Math.min(1.6, 0.35 / finish.roughness ** 1.2);
}

const finishAt = (material: Uint8Array, i: number): Finish => {
  const name = MATERIAL_NAMES[material[i] ?? 0];
  return name === undefined ? FINISHES.cotton : FINISHES[name];
};

/** Lights a relief once; `colorRelief` then colors it as often as needed. */
export function lightRelief(relief: Relief, paper: Float32Array, bounce: string, exposure: number): LitRelief {
  const { w, h, height, cover, material } = relief;
  const open = occlusion(relief);
  const shadows = castShadows(relief);
  const ground = linear(bounce);
  const gain = new Float32Array(w * h * 3);
  const glint = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if ((cover[i] ?? 0) <= 0.003) continue;
      const sx = -((height[y * w + Math.min(w - 1, x + 1)] ?? 0) - (height[y * w + Math.max(0, x - 1)] ?? 0)) * 0.5;
      const sy = -((height[Math.min(h - 1, y + 1) * w + x] ?? 0) - (height[Math.max(0, y - 1) * w + x] ?? 0)) * 0.5;
      const nz = 1 / Math.hypot(sx, sy, 1);
      const [nx, ny] = [sx * nz, sy * nz];
      const finish = finishAt(material, i);
      const occ = open[i] ?? 0;
      const key = facing(nx, ny, nz, KEY, 0.12) * (shadows[i] ?? 0);
      const fill = facing(nx, ny, nz, FILL, 0.3);
      const sheen = finish.sheen * (1 - nz) ** 2.2 * 0.7 * (key + 0.4) * occ;
      const spec = highlight(nx, ny, nz, finish, shadows[i] ?? 0) * occ;
      const up = 0.5 - 0.5 * ny;
      for (let j = 0; j < 3; j++) {
        const ambient = 0.55 * occ * ((j === 2 ? 1 : 0.92) * up + ((ground[j] ?? 0) * 0.65 + 0.1) * (1 - up));
        gain[i * 3 + j] =
          key * 1.457 * (KEY_TINT[j] ?? 0) +
          fill * 0.55 * (FILL_TINT[j] ?? 0) * (0.4 + 0.6 * occ) +
          ambient +
          sheen * 0.7 +
          (finish.metal === true ? spec * 1.4 : 0);
      }
      glint[i] = sheen * 0.06 + (finish.metal === true ? spec * 0.08 : spec);
    }
  }
  return { relief, gain, glint, paper, exposure };
}
