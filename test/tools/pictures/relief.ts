import type { Layer, Panel, Press, Waves } from './layers.ts';
import { MATERIAL_NAMES, TEXTURES } from './materials.ts';
import { barrel, blur, distanceInside, dome, sample } from './field.ts';
import { noise2, smoothstep } from './noise.ts';
import { extent, StencilTable, type Patch, type View } from './stencils.ts';

/** One layer's share of the color of the picture, replayed for every colorway. */
interface PaintStroke extends Omit<Patch, 'data'> {
  readonly paint: string;
  readonly opacity: Uint8Array;
  /** Brightness of the material at each point, 128 is neutral. */
  readonly grain: Uint8Array | null;
}

export interface Relief {
  readonly w: number;
  readonly h: number;
  /** Pixels per scene unit. */
  readonly scale: number;
  readonly view: View;
  readonly height: Float32Array;
  readonly cover: Float32Array;
  readonly material: Uint8Array;
  readonly strokes: readonly PaintStroke[];
}

interface Model extends Relief {
  readonly strokes: PaintStroke[];
  readonly table: StencilTable;
}

const broad = noise2(7);
const narrow = noise2(99);
const OVERVIEW_CELLS = 300;

function waveHeight(waves: Waves, x: number, y: number, distance: number): number {
  const c = Math.cos(waves.turn ?? 0);
  const s = Math.sin(waves.turn ?? 0);
  const u = (x * c + y * s) * waves.fx;
  const v = (y * c - x * s) * waves.fy;
  const seed = waves.seed ?? 0;
  const swing =
    broad(u + 0.35 * narrow(u * 0.6, v) + seed, v - seed) + 0.4 * narrow(u * 0.9 + seed * 3.1, v * 0.9 - seed);
  const shape = waves.crease === true ? (1 - Math.min(1, Math.abs(swing))) ** 2 : swing;
  return waves.amp * shape * (waves.reach === undefined ? 1 : Math.exp(-distance / waves.reach));
}

function profile(
  layer: Panel,
  patch: Patch,
  distance: Float32Array,
  scale: number,
  swell: (x: number, y: number) => number,
): Float32Array {
  const { w, h } = patch;
  let height = new Float32Array(w * h);
  const { inflate } = layer;
  if (inflate !== undefined) {
    for (let i = 0; i < height.length; i++) {
      const rim = 1 - Math.min((distance[i] ?? 0) / (inflate.r * scale), 1);
      if ((patch.data[i] ?? 0) > 0) height[i] = inflate.amp * scale * (1 - rim * rim) ** (inflate.power ?? 0.5);
    }
    if (inflate.smooth !== undefined) height = new Float32Array(blur(height, w, h, inflate.smooth * scale));
  }
  if (layer.dome !== undefined) {
    const lift = new Float32Array(w * h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) if ((patch.data[y * w + x] ?? 0) > 0) lift[y * w + x] = swell(x, y);
    const soft = blur(lift, w, h, (layer.dome.smooth ?? 3) * scale);
    for (let i = 0; i < height.length; i++) height[i] = (height[i] ?? 0) + (soft[i] ?? 0);
  }
  return height;
}

function layPanel(model: Model, layer: Panel, patch: Patch, swell: (x: number, y: number) => number): void {
  const { scale, view } = model;
  const distance = distanceInside(patch.data, patch.w, patch.h);
  const raised = profile(layer, patch, distance, scale, swell);
  const texture = TEXTURES[layer.texture ?? layer.material];
  const grainScale = layer.textureScale ?? 1;
  const grainAmp = layer.textureAmp ?? 1;
  const turn = ((layer.textureTurn ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(turn) * grainScale, Math.sin(turn) * grainScale];
  const grainHeight = (grainAmp * scale * 0.63) / Math.max(grainScale, 0.4);
  const finish = MATERIAL_NAMES.indexOf(layer.material);
  const opacity = new Uint8Array(patch.data.length);
  const grain = new Uint8Array(patch.data.length);
  for (let py = 0; py < patch.h; py++) {
    for (let px = 0; px < patch.w; px++) {
      const i = py * patch.w + px;
      const a = patch.data[i] ?? 0;
      if (a <= 0) continue;
      const at = (py + patch.y) * model.w + px + patch.x;
      const x = view.x + (px + patch.x) / scale;
      const y = view.y + (py + patch.y) / scale;
      const [bump, brightness] = texture(x * c - y * s, x * s + y * c);
      let rise = (raised[i] ?? 0) + bump * grainHeight;
      if (layer.raise !== undefined)
        rise += layer.raise * scale * smoothstep(0, (layer.edge ?? 3) * scale, distance[i] ?? 0);
      for (const waves of layer.waves ?? []) rise += scale * waveHeight(waves, x, y, (distance[i] ?? 0) / scale);
      const target = rise + (layer.base === undefined ? (model.height[at] ?? 0) : layer.base * scale);
      model.height[at] = (model.height[at] ?? 0) * (1 - a) + target * a;
      model.cover[at] = 1 - (1 - (model.cover[at] ?? 0)) * (1 - a);
      if (a > 0.5) model.material[at] = finish;
      opacity[i] = a * 255;
      grain[i] = Math.max(0, Math.min(255, 128 * (1 + brightness * grainAmp)));
    }
  }
  model.strokes.push({ x: patch.x, y: patch.y, w: patch.w, h: patch.h, paint: layer.paint, opacity, grain });
}

function press(model: Model, layer: Press, patch: Patch): void {
  const soft = blur(patch.data, patch.w, patch.h, layer.soft * model.scale);
  const within = model.table.reader(layer.within);
  for (let y = 0; y < patch.h; y++) {
    for (let x = 0; x < patch.w; x++) {
      const v = soft[y * patch.w + x] ?? 0;
      if (v <= 0) continue;
      const at = (y + patch.y) * model.w + x + patch.x;
      model.height[at] = (model.height[at] ?? 0) + layer.amount * model.scale * v * within(x + patch.x, y + patch.y);
    }
  }
  if (layer.paint === undefined) return;
  const strength = 255 * (layer.opacity ?? 1);
  const opacity = Uint8Array.from(patch.data, (v) => v * strength);
  model.strokes.push({ x: patch.x, y: patch.y, w: patch.w, h: patch.h, paint: layer.paint, opacity, grain: null });
}

function castShade(model: Model, patch: Patch, amount: number, soft: number, within: string | undefined): void {
  const blurred = blur(patch.data, patch.w, patch.h, soft * model.scale);
  const reader = model.table.reader(within);
  const grain = blurred.map(
    (v, i) => 128 * (1 + amount * v * reader((i % patch.w) + patch.x, Math.floor(i / patch.w) + patch.y)),
  );
  const opacity = new Uint8Array(grain.length).fill(255);
  model.strokes.push({
    x: patch.x,
    y: patch.y,
    w: patch.w,
    h: patch.h,
    paint: '',
    opacity,
    grain: Uint8Array.from(grain),
  });
}

const grown = (area: View, by: number): View => ({
  x: area.x - by,
  y: area.y - by,
  w: area.w + 2 * by,
  h: area.h + 2 * by,
});

/** Builds the height field of a scene in `view`. */
export async function buildRelief(layers: readonly Layer[], whole: View, view: View, scale: number): Promise<Relief> {
  const overview = new StencilTable(whole, OVERVIEW_CELLS / whole.w);
  const table = new StencilTable(view, scale);
  const { w, h } = table;
  const model: Model = {
    w,
    h,
    scale,
    view,
    table,
    height: new Float32Array(w * h),
    cover: new Float32Array(w * h),
    material: new Uint8Array(w * h),
    strokes: [],
  };
  for (const layer of layers) {
    const rough = await overview.cut(layer, whole);
    const area = rough === null ? null : extent(rough, overview);
    if (rough === null || area === null) continue;
    const reach = 6 + (layer.kind === 'press' || layer.kind === 'shade' ? layer.soft * 3 : 0) + (layer.round ?? 0) * 2;
    const patch = await table.cut(layer, grown(area, reach));
    if (patch === null || layer.kind === 'stencil') continue;
    if (layer.kind === 'press') press(model, layer, patch);
    else if (layer.kind === 'shade') castShade(model, patch, layer.amount, layer.soft, layer.within);
    else {
      const swelling =
        layer.dome === undefined ? null : (layer.dome.barrel === true ? barrel : dome)(rough.data, rough.w, rough.h);
      const { amp = 0, power = 0.5 } = layer.dome ?? {};
      const step = overview.scale / scale;
      layPanel(model, layer, patch, (x, y) => {
        if (swelling === null) return 0;
        const u = ((x + patch.x) / scale + view.x - whole.x) * scale * step - 0.5;
        const v = ((y + patch.y) / scale + view.y - whole.y) * scale * step - 0.5;
        return amp * scale * Math.max(0, sample(swelling, rough.w, rough.h, u, v)) ** power;
      });
    }
  }
  return model;
}
