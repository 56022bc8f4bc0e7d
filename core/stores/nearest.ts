import { inUnit, kilometers, type DistanceUnit, type Point } from './distance.ts';

/**
 * Default radius, in the unit of the search, and default number of results of a search for stores (STO-02) and
 * collection points (CHK-30).
 */
export const DEFAULT_RADIUS = 50;
export const DEFAULT_LIMIT = 20;
/** A radius around every place, in kilometers or miles: half the way around the earth in kilometers. */
export const MAX_RADIUS = 20_100;

/** `radius` is in `unit`. */
type Reach = { readonly unit: DistanceUnit; readonly radius?: number; readonly limit?: number };

/**
 * Places by distance in kilometers, up to the limit and within the radius (CHK-30). Equal distances keep their order.
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
