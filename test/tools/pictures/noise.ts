import { createNoise2D, createNoise3D, createNoise4D, type NoiseFunction4D } from 'simplex-noise';

type Random = () => number;
export type Noise2 = (x: number, y: number) => number;
export type Noise3 = (x: number, y: number, z: number) => number;

/** A repeatable stream of numbers in [0, 1). */
export function seededRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const noise2 = (seed: number): Noise2 => createNoise2D(seededRandom(seed));
export const noise4 = (seed: number): NoiseFunction4D => createNoise4D(seededRandom(seed));
export const noise3 = (seed: number): Noise3 => createNoise3D(seededRandom(seed));

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const clamp01 = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);

/** Sharp crests, for mountains. */
export function ridged(noise: Noise2, x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(noise(x * frequency, y * frequency));
    sum += amplitude * crest * crest;
    amplitude *= 0.5;
    frequency *= 2.07;
  }
  return sum;
}
