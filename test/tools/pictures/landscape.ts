import { blend, encode, linear, type Rgb } from './color.ts';
import { forestOutline, type Forest } from './conifers.ts';
import { clamp01, noise2, noise3, ridged, seededRandom, smoothstep, type Noise2, type Noise3 } from './noise.ts';
import { rasterize } from './stencils.ts';

interface Depth {
  readonly color: string;
  /** Air between the viewer and the whole layer. */
  readonly air: number;
  /** Mist that gathers toward its bottom. */
  readonly mist: number;
}

type SceneLayer =
  | (Depth & {
      readonly kind: 'ridge';
      readonly y: number;
      readonly rise: number;
      readonly detail: number;
      readonly seed: number;
      readonly relief: number;
      readonly snow?: number;
    })
  | (Depth & {
      readonly kind: 'dune';
      readonly y: number;
      readonly rise: number;
      readonly detail: number;
      readonly seed: number;
    })
  | (Depth & Forest & { readonly kind: 'forest' })
  | (Depth & { readonly kind: 'water'; readonly y: number; readonly shine: number });

export interface Landscape {
  readonly seed: number;
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly haze: string;
  readonly sun: { readonly x: number; readonly y: number; readonly size: number; readonly color: string };
  readonly clouds: number;
  readonly layers: readonly SceneLayer[];
  /** Darkening for text: at the left edge, at the bottom. */
  readonly calm?: { readonly left: number; readonly foot: number };
}

interface Painter {
  readonly noise: Noise2;
  readonly cloud: Noise3;
  readonly scene: Landscape;
  readonly sun: Rgb;
  readonly aspect: number;
}

type Surface = (u: number, v: number, x: number, y: number) => { cover: number; color: Rgb; depth: number };

const NIGHT: Rgb = [0.01, 0.02, 0.04];

function skyColor(p: Painter, u: number, v: number, disc = p.scene.sun.size): Rgb {
  const [top, middle, low] = p.scene.sky.map(linear) as [Rgb, Rgb, Rgb];
  let c = v < 0.42 ? blend(top, middle, smoothstep(0, 0.42, v)) : blend(middle, low, smoothstep(0.42, 0.72, v));
  const distance = Math.hypot((u - p.scene.sun.x) * p.aspect, v - p.scene.sun.y);
  c = blend(c, p.sun, 0.5 * Math.exp(-((distance / 0.34) ** 2)) + 0.45 * Math.exp(-((distance / 0.11) ** 2)));
  if (disc > 0) c = blend(c, [1, 0.97, 0.9], smoothstep(disc, disc * 0.9, distance) * 0.95);
  const x = u * p.aspect;
  const streak = p.cloud(x * 1.1, v * 6, 0) * 0.6 + p.cloud(x * 2.7, v * 13, 4) * 0.4;
  return blend(c, [1, 0.95, 0.9], Math.max(0, streak - 0.12) * p.scene.clouds * smoothstep(0.62, 0.1, v));
}

function ridgeSurface(p: Painter, layer: Extract<SceneLayer, { kind: 'ridge' }>, w: number, h: number): Surface {
  const own = linear(layer.color);
  const crest = Float32Array.from({ length: w }, (_, x) => {
    const u = (x / w - 0.5) * p.aspect + layer.seed * 1.7;
    return (
      layer.y -
      layer.rise *
        (ridged(p.noise, u * layer.detail, layer.seed, 6) * 0.9 + p.noise(u * 0.35, layer.seed + 9) * 0.3 - 0.25)
    );
  });
  const side = p.scene.sun.x > 0.5 ? 1 : -1;
  return (u, v, x) => {
    const depth = v - (crest[x] ?? 0);
    const cover = smoothstep(-1 / h, 1 / h, depth);
    if (cover <= 0) return { cover, color: own, depth };
    const sx = ((u - 0.5) * p.aspect + layer.seed * 1.7) * layer.detail * 2.2;
    const sy = v * layer.detail * 3.2 + layer.seed * 7;
    const e = 0.012 * layer.detail;
    const here = ridged(p.noise, sx, sy, 5);
    const slope =
      ((ridged(p.noise, sx + e, sy, 5) - here) * side * 1.1 - (ridged(p.noise, sx, sy + e, 5) - here) * 0.8) / e;
    const light = Math.max(-1, Math.min(1, slope * 0.6));
    let color =
      light > 0
        ? blend(own, blend(own, p.sun, 0.55), light * layer.relief * 1.4)
        : blend(own, blend(own, NIGHT, 0.6), -light * layer.relief * 1.3);
    if (layer.snow !== undefined) {
      const lies =
        smoothstep(layer.snow + 0.06, layer.snow - 0.05, depth / layer.rise + (here - 0.5) * 0.5) *
        smoothstep(-0.25, 0.15, slope);
      color = blend(color, light > 0 ? [0.96, 0.9, 0.86] : [0.6, 0.66, 0.78], lies * 0.85);
    }
    return { cover, color, depth };
  };
}

function duneSurface(p: Painter, layer: Extract<SceneLayer, { kind: 'dune' }>, w: number, h: number): Surface {
  const own = linear(layer.color);
  const swell = (u: number, s: number): number => 1 - Math.abs(p.noise(u * layer.detail, s)) ** 1.3;
  const crest = Float32Array.from(
    { length: w },
    (_, x) => layer.y - layer.rise * (swell((x / w) * p.aspect, layer.seed) - 0.5),
  );
  return (u, v, x) => {
    const depth = v - (crest[x] ?? 0);
    const cover = smoothstep(-1 / h, 1 / h, depth);
    const ax = u * p.aspect;
    const bent = ax - depth * 1.6 + 0.12 * p.noise(depth * 3, layer.seed);
    const fall = (swell(bent + 0.02, layer.seed) - swell(bent - 0.02, layer.seed)) * (p.scene.sun.x > 0.5 ? -1 : 1);
    const face = smoothstep(-0.02, 0.02, fall);
    const ripple =
      Math.sin((depth * 260 + p.noise(ax * 3, v * 6) * 5) * (1 - depth)) * 0.05 * smoothstep(0.02, 0.2, depth);
    const lit = blend(own, p.sun, 0.3 + ripple);
    const shadow = blend(own, [0.07, 0.03, 0.05], 0.5);
    return { cover, color: blend(shadow, lit, face * 0.85 + 0.15 * (1 - depth)), depth };
  };
}

async function forestSurface(
  p: Painter,
  layer: Extract<SceneLayer, { kind: 'forest' }>,
  w: number,
  h: number,
): Promise<Surface> {
  const own = linear(layer.color);
  const mask = await rasterize(forestOutline(layer, w, h, p.noise), { x: 0, y: 0, w, h }, w, h);
  return (_u, v, x, y) => ({ cover: mask[y * w + x] ?? 0, color: own, depth: v - layer.y + layer.tall * 0.55 });
}

function waterSurface(p: Painter, layer: Extract<SceneLayer, { kind: 'water' }>, h: number): Surface {
  const own = linear(layer.color);
  return (u, v) => {
    const depth = v - layer.y;
    const cover = smoothstep(-1 / h, 1 / h, depth);
    if (cover <= 0) return { cover, color: own, depth };
    const near = 1 / (0.04 + depth);
    const wave =
      p.cloud(u * p.aspect * near * 0.35, Math.log(0.02 + depth) * 14, 2) * 0.6 +
      p.cloud(u * p.aspect * near * 0.9, Math.log(0.02 + depth) * 30, 7) * 0.4;
    const mirrored = skyColor(p, u + wave * 0.015, Math.max(0, layer.y - depth * 1.1), 0);
    const glitter =
      Math.exp(-((((u - p.scene.sun.x) * p.aspect) / (0.05 + depth * 0.35)) ** 2)) * smoothstep(0.05, 0.45, wave);
    const body = blend(mirrored, own, clamp01(0.35 + depth * 0.9 + wave * 0.22));
    return { cover, color: blend(body, p.sun, glitter * layer.shine), depth: depth - 0.1 };
  };
}

/** Paints a landscape; returns encoded RGB bytes. */
export async function paintLandscape(scene: Landscape, w: number, h: number): Promise<Buffer> {
  const p: Painter = {
    scene,
    noise: noise2(scene.seed),
    cloud: noise3(scene.seed + 1),
    sun: linear(scene.sun.color),
    aspect: w / h,
  };
  const haze = linear(scene.haze);
  const grain = seededRandom(scene.seed + 2);
  const surfaces: { readonly layer: SceneLayer; readonly surface: Surface }[] = [];
  for (const layer of scene.layers) {
    if (layer.kind === 'ridge') surfaces.push({ layer, surface: ridgeSurface(p, layer, w, h) });
    else if (layer.kind === 'dune') surfaces.push({ layer, surface: duneSurface(p, layer, w, h) });
    else if (layer.kind === 'water') surfaces.push({ layer, surface: waterSurface(p, layer, h) });
    else surfaces.push({ layer, surface: await forestSurface(p, layer, w, h) });
  }
  const bytes = Buffer.alloc(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [u, v] = [x / w, y / h];
      let c = skyColor(p, u, v);
      const glow = 0.45 * Math.exp(-((((u - scene.sun.x) * p.aspect) / 0.7) ** 2));
      for (const [i, { layer, surface }] of surfaces.entries()) {
        const { cover, color, depth } = surface(u, v, x, y);
        if (cover <= 0) continue;
        const drift = 0.75 + 0.35 * p.cloud(u * p.aspect * 1.6, v * 4, i * 3);
        const air = layer.air + layer.mist * smoothstep(0, 0.2, depth) * drift;
        c = blend(c, blend(color, blend(haze, p.sun, glow), Math.max(0, Math.min(0.97, air))), cover);
      }
      const calm =
        scene.calm === undefined
          ? 1
          : (1 - scene.calm.left * smoothstep(0.65, 0, u)) * (1 - scene.calm.foot * smoothstep(0.5, 1, v));
      const edge = (1 - 0.18 * ((u - 0.5) ** 2 * 2 + (v - 0.5) ** 2 * 1.2)) * calm;
      const noise = (grain() - 0.5) * 0.014;
      for (let j = 0; j < 3; j++)
        bytes[(y * w + x) * 3 + j] = Math.max(0, Math.min(255, (encode((c[j] ?? 0) * edge) + noise) * 255));
    }
  }
  return bytes;
}
