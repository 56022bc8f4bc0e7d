import { noise2 } from './noise.ts';

export interface Finish {
  readonly roughness: number;
  readonly gloss: number;
  /** Soft light at grazing angles, as on fabric. */
  readonly sheen: number;
  readonly metal?: boolean;
}

export const FINISHES = {
  mesh: { roughness: 0.85, gloss: 0.25, sheen: 0.25 },
  knit: { roughness: 0.95, gloss: 0.12, sheen: 0.45 },
  rib: { roughness: 0.95, gloss: 0.1, sheen: 0.4 },
  pile: { roughness: 1, gloss: 0.04, sheen: 0.6 },
  suede: { roughness: 1, gloss: 0.06, sheen: 0.5 },
  leather: { roughness: 0.52, gloss: 0.7, sheen: 0.05 },
  rubber: { roughness: 0.66, gloss: 0.42, sheen: 0 },
  foam: { roughness: 0.95, gloss: 0.12, sheen: 0.05 },
  nylon: { roughness: 0.42, gloss: 0.75, sheen: 0.15 },
  shell: { roughness: 0.62, gloss: 0.5, sheen: 0.2 },
  ripstop: { roughness: 0.58, gloss: 0.55, sheen: 0.15 },
  canvas: { roughness: 0.95, gloss: 0.12, sheen: 0.3 },
  webbing: { roughness: 0.8, gloss: 0.25, sheen: 0.2 },
  plastic: { roughness: 0.34, gloss: 0.9, sheen: 0 },
  metal: { roughness: 0.24, gloss: 1.5, sheen: 0, metal: true },
  enamel: { roughness: 0.46, gloss: 1.1, sheen: 0 },
  cotton: { roughness: 1, gloss: 0.05, sheen: 0.3 },
  lining: { roughness: 1, gloss: 0.05, sheen: 0.2 },
  lace: { roughness: 0.9, gloss: 0.15, sheen: 0.25 },
} satisfies Record<string, Finish>;

export type Material = keyof typeof FINISHES;
export const MATERIAL_NAMES = Object.keys(FINISHES) as Material[];

/** Height and brightness at one point, in scene units. */
type Texture = (x: number, y: number) => readonly [height: number, brightness: number];

const coarse = noise2(7);
const fine = noise2(99);
const turn = 2 * Math.PI;
const fraction = (v: number): number => v - Math.floor(v);

function ripstop(x: number, y: number): readonly [number, number] {
  const pitch = 16;
  const line = (v: number): number => Math.exp(-((fraction(v / pitch) * pitch - pitch / 2) ** 2) / 1.4);
  const ridge = Math.max(line(x), line(y));
  return [ridge * 0.35 + Math.sin(x * 2.4) * Math.sin(y * 2.4) * 0.08, -ridge * 0.03];
}

function knit(x: number, y: number): readonly [number, number] {
  const across = fraction(x / 11);
  const course = Math.abs(Math.sin((y / 9 + (across < 0.5 ? across : 1 - across) * 1.1) * Math.PI));
  return [course * 0.9 - Math.abs(across - 0.5) * 1.1, (course - 0.5) * 0.12];
}

function mesh(x: number, y: number): readonly [number, number] {
  const pitch = turn / 7.5;
  const v =
    (Math.sin(x * pitch) + Math.sin((x * 0.5 + y * 0.866) * pitch) + Math.sin((x * 0.5 - y * 0.866) * pitch)) / 3;
  return [v * 0.55, v < -0.25 ? -0.22 : 0.02];
}

function rib(x: number, y: number): readonly [number, number] {
  const column = Math.abs(Math.sin((x * Math.PI) / 16));
  const stitch = Math.abs(Math.sin((y / 7 + column * 0.6) * Math.PI));
  return [column * 2.2 + stitch * 0.4, (column - 0.5) * 0.2];
}

function pile(x: number, y: number): readonly [number, number] {
  const clump = coarse(x * 0.07, y * 0.07);
  const tuft = fine(x * 0.16 + clump, y * 0.16 - clump);
  return [clump * 2.2 + tuft * 0.9, tuft * 0.04 + clump * 0.05];
}

function canvas(x: number, y: number): readonly [number, number] {
  const over = (Math.floor(x / 1.96) + Math.floor(y / 1.96)) % 2 === 0;
  const weave = over ? Math.sin(y * 1.6) : Math.sin(x * 1.6);
  return [weave * 0.22 + coarse(x * 0.2, y * 0.2) * 0.1, weave * 0.035 + coarse(x * 0.05, y * 0.05) * 0.03];
}

export const TEXTURES: Record<Material, Texture> = {
  mesh,
  knit,
  rib,
  pile,
  ripstop,
  canvas,
  suede: (x, y) => {
    const nap = coarse(x * 0.35, y * 0.35) * 0.5 + fine(x * 0.9, y * 0.9) * 0.5;
    return [nap * 0.22, nap * 0.06 + coarse(x * 0.03, y * 0.03) * 0.05];
  },
  leather: (x, y) => {
    const grain = coarse(x * 0.12, y * 0.12) * 0.6 + fine(x * 0.3, y * 0.3) * 0.4;
    return [Math.abs(grain) * 0.5, grain * 0.04 + coarse(x * 0.012, y * 0.012) * 0.05];
  },
  rubber: (x, y) => [coarse(x * 0.5, y * 0.5) * 0.08, coarse(x * 0.02, y * 0.02) * 0.02],
  foam: (x, y) => {
    const cell = coarse(x * 0.45, y * 0.45) * 0.5 + fine(x * 1.1, y * 1.1) * 0.5;
    return [cell * 0.16, cell * 0.015];
  },
  nylon: (x, y) => [fine(x * 0.6, y * 0.6) * 0.05, coarse(x * 0.02, y * 0.02) * 0.02],
  shell: (x, y) => [
    Math.sin((x + y) * 1.5) * 0.07 + fine(x * 0.5, y * 0.5) * 0.07,
    coarse(x * 0.012, y * 0.012) * 0.03,
  ],
  webbing: (x, y) => {
    const weave = Math.sin((x + y) * 1.3) * Math.sin((x - y) * 0.4);
    return [weave * 0.3, weave * 0.06];
  },
  plastic: () => [0, 0],
  enamel: (x, y) => [fine(x * 0.55, y * 0.55) * 0.045, 0],
  metal: (x, y) => [coarse(x * 0.9, y * 0.02) * 0.04, 0],
  cotton: (x, y) => {
    const nap = coarse(x * 0.9, y * 0.9);
    return [nap * 0.1, nap * 0.02 + fine(x * 0.01, y * 0.01) * 0.02];
  },
  lining: (x, y) => [coarse(x * 0.5, y * 0.5) * 0.15, 0],
  lace: (x, y) => {
    const braid = Math.sin((x + y) * 1.1) * Math.sin((x - y) * 1.1);
    return [braid * 0.5, braid * 0.1];
  },
};
