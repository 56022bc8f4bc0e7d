import type { Backdrop } from '../backdrop.ts';
import type { Layer } from '../layers.ts';
import type { View } from '../stencils.ts';

/** One picture of a product: what stands in it and how much of it is seen. */
export interface Shot {
  readonly layers: readonly Layer[];
  readonly view: View;
  readonly backdrop: Backdrop;
}

export interface Archetype {
  /** The whole scene. */
  readonly scene: View;
  readonly exposure: number;
  readonly shots: readonly [front: Shot, detail: Shot];
}

/** A 4:5 view of the given width around a point. */
export const portrait = (cx: number, cy: number, w: number): View => ({ x: cx - w / 2, y: cy - w * 0.625, w, h: w * 1.25 });

export const LYING_SCENE: View = { x: 0, y: 0, w: 1200, h: 1500 };
