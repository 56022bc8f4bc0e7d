import { bothSides, fold, panel, stencil, type Layer, type Waves } from '../layers.ts';
import type { Backdrop } from '../backdrop.ts';
import { LYING_SCENE, type Archetype } from './archetype.ts';
import type { View } from '../stencils.ts';

/** Left half of a jacket body lying flat, and its left sleeve; the middle is x = 600. */
export const BODY_HALF = 'M 606,392 C 560,380 520,356 492,330 C 436,364 372,384 330,424 C 348,500 362,585 364,660 C 346,850 338,1040 346,1222 C 430,1250 520,1258 606,1258 Z';
export const SLEEVE = 'M 340,414 C 282,436 240,496 216,590 C 176,744 150,920 146,1112 C 176,1146 246,1160 292,1152 C 306,1006 344,836 376,668 C 372,580 358,486 340,414 Z';

/** Soft folds of cloth that hangs from the shoulder. */
export function drape(strength: number): Layer[] {
  return bothSides(600, [
    stencil('half', BODY_HALF),
    fold('M 352,600 C 410,650 456,730 486,840 M 356,660 C 384,760 402,860 408,990', 22, strength, 18, { clip: 'half' }),
    fold('M 358,630 C 410,690 440,770 460,880 M 352,740 C 372,840 376,960 376,1100', 16, -strength, 14, { clip: 'half' }),
    fold('M 440,1240 C 452,1120 450,1040 474,940 M 540,1250 C 546,1170 556,1100 552,1010', 24, strength * 0.8, 20, { clip: 'half' }),
  ]);
}

/** Creases at the elbow and along the arm. */
export function sleeveFolds(strength: number): Layer[] {
  return bothSides(600, [
    stencil('arm', SLEEVE),
    fold('M 210,720 C 250,740 300,730 340,700 M 200,790 C 250,800 290,780 330,750 M 190,900 C 230,900 270,880 310,850', 16, -strength, 11, { clip: 'arm' }),
    fold('M 206,756 C 246,772 296,756 336,724 M 194,846 C 240,850 280,830 318,800 M 300,470 C 262,540 240,620 230,700', 18, strength, 13, { clip: 'arm' }),
  ]);
}

export const softWaves = (amp: number, seed: number): Waves => ({ amp, fx: 0.0036, fy: 0.005, seed });

/** The inside of the back, seen through the neck opening. */
export const neckHole = (top: number): Layer[] => [
  panel(`M 470,372 C 474,${top} 540,${top - 30} 600,${top - 30} C 660,${top - 30} 726,${top} 730,372 C 700,440 640,452 600,452 C 560,452 500,440 470,372 Z`, 'lining', 'lining', { base: 10 }),
  panel(`M 564,${top + 8} h 72 v 40 h -72 Z`, 'label', 'webbing', { raise: 2 }),
];

export const lying = (layers: readonly Layer[], front: View, detail: View, backdrop: Backdrop, exposure: number): Archetype => ({
  scene: LYING_SCENE,
  exposure,
  shots: [{ layers, view: front, backdrop }, { layers, view: detail, backdrop }],
});
