import type { Point } from './distance.ts';

/** Size of the map, in units of its own. */
export const MAP = { width: 100, height: 75 } as const;
const MARGIN = 8;
/** Rows of markers with their names do not overlap if they are this far apart. */
const ROW = 7;
/**
 * What markers show. `width`: of a marker, beside which no other one is. `degrees`: of latitude, which the map of a single
 * place shows at least.
 */
export const markers = { named: { width: 32, degrees: 1 }, numbered: { width: 7, degrees: 0.1 } } as const;
type Marker = (typeof markers)[keyof typeof markers];
const steps = [0.25, 0.5, 1, 2, 5, 10, 20, 45] as const;
/** Smallest distance of two lines of the grid. */
const CELL = 12;

type Place = { readonly x: number; readonly y: number };
type StoreMap = {
  /** One place for each position, in the same order. */
  readonly places: readonly Place[];
  /** Lines of equal longitude and latitude. */
  readonly grid: { readonly x: readonly number[]; readonly y: readonly number[] };
};

const rangeOf = (values: readonly number[]) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { middle: (low + high) / 2, size: high - low };
};

/** Moves places apart whose markers would overlap. The northern one stays above. */
const separated = (places: readonly Place[], width: number): readonly Place[] => {
  const rows = places.map((_, index) => index).toSorted((a, b) => (places[a]?.y ?? 0) - (places[b]?.y ?? 0));
  const ys = places.map(({ y }) => y);
  const settle = (order: readonly number[], direction: 1 | -1): void =>
    order.forEach((index, at) => {
      for (const before of order.slice(0, at)) {
        const isNear = Math.abs((places[index]?.x ?? 0) - (places[before]?.x ?? 0)) < width;
        const limit = (ys[before] ?? 0) + direction * ROW;
        if (isNear && ((ys[index] ?? 0) - limit) * direction < 0) ys[index] = limit;
      }
    });
  const clamp = (): void => ys.forEach((y, index) => (ys[index] = Math.min(MAP.height - MARGIN, Math.max(MARGIN, y))));
  settle(rows, 1);
  clamp();
  settle(rows.toReversed(), -1);
  clamp();
  return places.map(({ x }, index) => ({ x, y: ys[index] ?? 0 }));
};

const linesOf = (
  toMap: (degrees: number) => number,
  { step, middle, size }: { readonly step: number; readonly middle: number; readonly size: number },
): readonly number[] => {
  const first = Math.floor((middle - size) / step);
  return Array.from({ length: Math.ceil((2 * size) / step) + 2 }, (_, index) => toMap((first + index) * step)).filter(
    (at) => at > 0 && at < MAP.width,
  );
};

/**
 * A map of stores or collection points, with the north at the top (STO-03, CHK-30).
 * Law: every place and line is within the map.
 * Law: names of up to nine stores do not overlap.
 */
export const storeMap = (positions: readonly Point[], { width, degrees }: Marker = markers.named): StoreMap => {
  if (positions.length === 0) return { places: [], grid: { x: [], y: [] } };
  const north = rangeOf(positions.map(({ latitude }) => latitude));
  const east = rangeOf(positions.map(({ longitude }) => longitude));
  const narrowing = Math.cos((north.middle * Math.PI) / 180);
  /** Degrees of latitude in a unit of the map. */
  const scale = Math.max(
    north.size / (MAP.height - 2 * MARGIN),
    (east.size * narrowing) / (MAP.width - 2 * MARGIN),
    degrees / MAP.height,
  );
  const xOf = (longitude: number): number => MAP.width / 2 + ((longitude - east.middle) * narrowing) / scale;
  const yOf = (latitude: number): number => MAP.height / 2 - (latitude - north.middle) / scale;
  const step = steps.find((degrees) => (degrees * narrowing) / scale >= CELL) ?? 45;
  const size = scale * MAP.width;
  return {
    places: separated(
      positions.map(({ latitude, longitude }) => ({ x: xOf(longitude), y: yOf(latitude) })),
      width,
    ),
    grid: {
      x: linesOf(xOf, { step, middle: east.middle, size: size / narrowing }),
      y: linesOf(yOf, { step, middle: north.middle, size }).filter((at) => at < MAP.height),
    },
  };
};
