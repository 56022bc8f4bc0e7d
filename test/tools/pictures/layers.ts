import type { Material } from './materials.ts';

export interface Waves {
  readonly amp: number;
  readonly fx: number;
  readonly fy: number;
  readonly turn?: number;
  readonly seed?: number;
  /** How far the waves reach in from the edge; everywhere by default. */
  readonly reach?: number;
  /** Creases instead of soft waves. */
  readonly crease?: boolean;
}

export interface Outline {
  /** Path data; several subpaths are allowed. */
  readonly d: string;
  readonly stroke?: number;
  readonly cap?: 'butt' | 'round';
  readonly dash?: string;
  readonly transform?: string;
  readonly id?: string;
  readonly clip?: string | readonly string[];
  readonly not?: string | readonly string[];
  /** Softens corners by this radius. */
  readonly round?: number;
}

/** A piece of material on top of the layers below. */
export interface Panel extends Outline {
  readonly kind: 'panel';
  readonly paint: string;
  readonly material: Material;
  readonly texture?: Material;
  readonly textureScale?: number;
  readonly textureAmp?: number;
  readonly textureTurn?: number;
  /** Absolute height; without it the panel follows the surface below. */
  readonly base?: number;
  readonly inflate?: { readonly r: number; readonly amp: number; readonly power?: number; readonly smooth?: number };
  /** Inflates one body; as a cylinder it is round from left to right only. */
  readonly dome?: {
    readonly amp: number;
    readonly power?: number;
    readonly smooth?: number;
    readonly barrel?: boolean;
  };
  readonly raise?: number;
  readonly edge?: number;
  readonly waves?: readonly Waves[];
}

/** Raises or lowers (negative) the surface without covering it, with optional color. */
export interface Press extends Outline {
  readonly kind: 'press';
  readonly amount: number;
  readonly soft: number;
  readonly within?: string;
  readonly paint?: string;
  readonly opacity?: number;
}

/** Darkens or lightens the layers below. */
interface Shade extends Outline {
  readonly kind: 'shade';
  readonly amount: number;
  readonly soft: number;
  readonly within?: string;
}

/** A named shape that clips others. */
interface Stencil extends Outline {
  readonly kind: 'stencil';
  readonly id: string;
}

export type Layer = Panel | Press | Shade | Stencil;

type Options<L extends Layer> = Partial<Omit<L, 'kind' | 'd'>>;

export const panel = (d: string, paint: string, material: Material, options: Options<Panel> = {}): Panel => ({
  kind: 'panel',
  d,
  paint,
  material,
  ...options,
});
export const stencil = (
  id: string,
  d: string,
  options: Options<Outline & { kind: 'stencil'; id: string }> = {},
): Stencil => ({ ...options, kind: 'stencil', d, id });
export const shade = (d: string, amount: number, soft: number, options: Options<Shade> = {}): Shade => ({
  kind: 'shade',
  d,
  amount,
  soft,
  ...options,
});
export const fold = (d: string, stroke: number, amount: number, soft: number, options: Options<Press> = {}): Press => ({
  kind: 'press',
  d,
  stroke,
  amount,
  soft,
  ...options,
});
export const groove = (d: string, stroke: number, depth: number, options: Options<Press> = {}): Press =>
  fold(d, stroke, -depth, Math.max(1, stroke * 0.4), options);
export const stitch = (d: string, options: Options<Press> = {}): Press => ({
  kind: 'press',
  d,
  stroke: 2.6,
  dash: '8 6',
  amount: 1.4,
  soft: 0.7,
  paint: 'stitch',
  ...options,
});

export const cord = (
  d: string,
  width: number,
  paint: string,
  material: Material,
  raise: number,
  options: Options<Panel> = {},
): Panel => panel(d, paint, material, { stroke: width, raise, edge: width * 0.42, ...options });

/** Zip teeth on their tape. */
export const zip = (d: string, tape: string, teeth: string, width: number, options: Options<Panel> = {}): Layer[] => [
  panel(d, tape, 'nylon', { stroke: width, raise: 5, edge: width * 0.24, ...options }),
  panel(d, teeth, 'metal', { stroke: width * 0.3, cap: 'butt', dash: '3.8 4.8', raise: 3, edge: 2, ...options }),
];

/** The NORDKAMM ridge, `size` wide, its left foot at x, y. */
export function ridgeMark(x: number, y: number, size: number): string {
  const at = (u: number, v: number): string => `${(x + u * size).toFixed(1)},${(y - v * size).toFixed(1)}`;
  return `M ${at(0, 0)} L ${at(0.33, 0.46)} L ${at(0.5, 0.22)} L ${at(0.77, 0.62)} L ${at(1, 0.26)}`;
}

/** The same layers translated; their names get a suffix so that both copies can be in one scene. */
export function placed(layers: readonly Layer[], transform: string, suffix: string, lift = 0): Layer[] {
  const own = new Set(layers.map((layer) => layer.id));
  const one = (id: string): string => (own.has(id) ? id + suffix : id);
  const all = (ids: string | readonly string[]): string[] => (typeof ids === 'string' ? [ids] : ids).map(one);
  return layers.map((layer) => {
    const changes = {
      transform: layer.transform === undefined ? transform : `${transform} ${layer.transform}`,
      ...(layer.id === undefined ? {} : { id: one(layer.id) }),
      ...(layer.clip === undefined ? {} : { clip: all(layer.clip) }),
      ...(layer.not === undefined ? {} : { not: all(layer.not) }),
      ...('within' in layer && layer.within !== undefined ? { within: one(layer.within) } : {}),
      ...(layer.kind === 'panel' && layer.base !== undefined ? { base: layer.base + lift } : {}),
    };
    return { ...layer, ...changes } as Layer;
  });
}

/** The layers and their mirror image about x = `axis`. */
export const bothSides = (axis: number, layers: readonly Layer[]): Layer[] => [
  ...placed(layers, '', '-left'),
  ...placed(layers, `translate(${axis * 2},0) scale(-1,1)`, '-right'),
];
