import sharp from 'sharp';
import type { Layer, Outline } from './layers.ts';
import { blur, boundsOf } from './field.ts';
import { smoothstep } from './noise.ts';

/** The part of a scene that a picture shows, in scene units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A rectangle of coverage values placed in a picture. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly data: Float32Array;
}

const drawing = (shape: Outline): string => {
  const transform = shape.transform ? ` transform="${shape.transform}"` : '';
  if (shape.stroke === undefined) return `<path d="${shape.d}" fill="#fff"${transform}/>`;
  const dash = shape.dash === undefined ? '' : ` stroke-dasharray="${shape.dash}"`;
  return `<path d="${shape.d}" fill="none" stroke="#fff" stroke-width="${shape.stroke}" stroke-linecap="${shape.cap ?? 'round'}" stroke-linejoin="round"${dash}${transform}/>`;
};

export async function rasterize(inner: string, view: View, w: number, h: number): Promise<Float32Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${view.x} ${view.y} ${view.w} ${view.h}" preserveAspectRatio="none"><rect x="${view.x}" y="${view.y}" width="${view.w}" height="${view.h}" fill="#000"/>${inner}</svg>`;
  const data = await sharp(Buffer.from(svg), { limitInputPixels: false }).extractChannel(0).raw().toBuffer();
  return Float32Array.from(data, (v) => v / 255);
}

const list = (ids: string | readonly string[] | undefined): readonly string[] =>
  ids === undefined ? [] : typeof ids === 'string' ? [ids] : ids;

/** Turns outlines into coverage at one resolution and remembers the named ones. */
export class StencilTable {
  readonly view: View;
  readonly scale: number;
  readonly w: number;
  readonly h: number;
  readonly #named = new Map<string, Patch>();

  constructor(view: View, scale: number) {
    this.view = view;
    this.scale = scale;
    this.w = Math.round(view.w * scale);
    this.h = Math.round(view.h * scale);
  }

  /** The patch of a layer inside `area` (scene units), or null if none of it is visible. */
  async cut(layer: Layer, area: View): Promise<Patch | null> {
    const { scale, view } = this;
    const x = Math.max(0, Math.floor((area.x - view.x) * scale));
    const y = Math.max(0, Math.floor((area.y - view.y) * scale));
    const w = Math.min(this.w, Math.ceil((area.x + area.w - view.x) * scale)) - x;
    const h = Math.min(this.h, Math.ceil((area.y + area.h - view.y) * scale)) - y;
    if (w < 3 || h < 3) return null;
    const window = { x: view.x + x / scale, y: view.y + y / scale, w: w / scale, h: h / scale };
    const patch = { x, y, w, h, data: await rasterize(drawing(layer), window, w, h) };
    for (const id of list(layer.clip)) this.#combine(patch, id, (own, other) => own * other);
    for (const id of list(layer.not)) this.#combine(patch, id, (own, other) => own * (1 - other));
    const cut = layer.round === undefined ? patch : { ...patch, data: rounded(patch, layer.round * scale) };
    if (layer.id !== undefined) this.#named.set(layer.id, cut);
    return cut;
  }

  /** The share of a picture point that the named shape covers. */
  reader(id: string | undefined): (x: number, y: number) => number {
    if (id === undefined) return () => 1;
    const named = this.#named.get(id);
    if (named === undefined) return () => 0;
    return (x, y) => {
      const px = x - named.x;
      const py = y - named.y;
      return px < 0 || py < 0 || px >= named.w || py >= named.h ? 0 : (named.data[py * named.w + px] ?? 0);
    };
  }

  #combine(patch: Patch, id: string, rule: (own: number, other: number) => number): void {
    const other = this.reader(id);
    for (let y = 0; y < patch.h; y++) {
      for (let x = 0; x < patch.w; x++) {
        const i = y * patch.w + x;
        if ((patch.data[i] ?? 0) > 0) patch.data[i] = rule(patch.data[i] ?? 0, other(x + patch.x, y + patch.y));
      }
    }
  }
}

function rounded(patch: Patch, radius: number): Float32Array {
  if (radius < 1.5) return patch.data;
  const soft = blur(patch.data, patch.w, patch.h, radius);
  const slack = 1.1 / radius;
  return soft.map((v) => smoothstep(0.5 - slack, 0.5 + slack, v));
}

/** The nonzero part of a patch, in scene units, or null. */
export function extent(patch: Patch, table: StencilTable): View | null {
  const { left, top, width, height } = boundsOf(patch.data, patch.w, patch.h);
  if (width <= 0) return null;
  const s = table.scale;
  return { x: table.view.x + (patch.x + left) / s, y: table.view.y + (patch.y + top) / s, w: width / s, h: height / s };
}
