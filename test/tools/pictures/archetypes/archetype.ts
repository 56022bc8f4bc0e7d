import type { Backdrop } from '../backdrop.ts';
import type { Layer } from '../layers.ts';
import type { View } from '../stencils.ts';

/** One picture of a product: its view and its framing. */
interface Shot {
  readonly layers: readonly Layer[];
  readonly view: View;
  readonly backdrop: Backdrop;
}

export interface Archetype {
  /** The whole scene. */
  readonly scene: View;
  readonly exposure: number;
  /** The cut-out is made from the front. */
  readonly shots: readonly [front: Shot, second: Shot, macro: Shot];
}

/** A 4:5 view of the given width around a point. */
export const portrait = (cx: number, cy: number, w: number): View => ({
  x: cx - w / 2,
  y: cy - w * 0.625,
  w,
  h: w * 1.25,
});

export const LYING_SCENE: View = { x: 0, y: 0, w: 1200, h: 1500 };

/** Outlines shared by several products. */
export const circle = (cx: number, cy: number, r: number): string =>
  `M ${cx - r},${cy} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
export const box = (x: number, y: number, w: number, h: number, r = 10): string =>
  `M ${x + r},${y} h ${w - 2 * r} q ${r},0 ${r},${r} v ${h - 2 * r} q 0,${r} ${-r},${r} h ${2 * r - w} q ${-r},0 ${-r},${-r} v ${2 * r - h} q 0,${-r} ${r},${-r} Z`;

interface Picturing {
  readonly front: readonly Layer[];
  readonly second: readonly Layer[];
  readonly view: View;
  readonly secondView?: View;
  readonly macro: View;
  readonly backdrop: Backdrop;
  readonly exposure?: number;
}

/** A product seen from the front, from another side, and closely. */
export const pictured = ({
  front,
  second,
  view,
  secondView = view,
  macro,
  backdrop,
  exposure = 0.76,
}: Picturing): Archetype => ({
  scene: LYING_SCENE,
  exposure,
  shots: [
    { layers: front, view, backdrop },
    { layers: second, view: secondView, backdrop },
    { layers: front, view: macro, backdrop },
  ],
});
