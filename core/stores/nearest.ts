import { inUnit, kilometers, type DistanceUnit, type Point } from './distance.ts';

/**
 * How far a search for stores reaches, and how many it lists by default (STO-02); collection points are listed the
 * same (CHK-30).
 */
export const DEFAULT_RADIUS = 50;
export const DEFAULT_LIMIT = 20;

/** `radius` is in the unit. */
type Reach = { readonly unit: DistanceUnit; readonly radius?: number; readonly limit?: number };

/**
 * Places with their distance in kilometres; at most the limit, and none beyond the radius (CHK-30). Equals keep their
 * order.
 * Law: stores are sorted by distance, each has its own, and none is nearer that is not listed (STO-03).
 */
export const nearest = <Place extends Point>(
  places: readonly Place[],
  from: Point,
  { unit, radius = DEFAULT_RADIUS, limit = DEFAULT_LIMIT }: Reach,
): readonly (Place & { readonly distance: number })[] =>
  places
    .map((place) => ({ ...place, distance: kilometers(from, place) }))
    .filter(({ distance }) => inUnit(distance, unit) <= radius)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit);
