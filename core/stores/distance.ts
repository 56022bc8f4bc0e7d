import { numberFormat } from '../kernel/formatters.ts';

/** A geographic position in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Units of distance (STO-02). */
export type DistanceUnit = 'km' | 'mi';

const EARTH_KM = 6371.0088;
const KM_PER_MILE = 1.609344;

/** Countries of the shop that use miles. */
const inMiles: readonly string[] = ['US', 'GB'];

export const distanceUnit = (country: string): DistanceUnit => (inMiles.includes(country) ? 'mi' : 'km');

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Kilometers between two positions along the surface.
 * Law: there is none from a place to itself, and it is the same in both directions; no way around is shorter.
 */
export const kilometers = (from: Point, to: Point): number => {
  const half = (a: number, b: number): number => Math.sin((radians(b) - radians(a)) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Kilometers in a unit. */
export const inUnit = (km: number, unit: DistanceUnit): number => (unit === 'mi' ? km / KM_PER_MILE : km);

/** The same the other way round. Law: a distance of a unit is the same in kilometers and back. */
export const inKilometers = (value: number, unit: DistanceUnit): number =>
  unit === 'mi' ? value * KM_PER_MILE : value;

const names: { readonly [unit in DistanceUnit]: string } = { km: 'kilometer', mi: 'mile' };

/** Formats a distance: one decimal below ten, else whole. */
export const distanceText = (km: number, unit: DistanceUnit, language: string): string => {
  const value = inUnit(km, unit);
  return numberFormat(language, {
    style: 'unit',
    unit: names[unit],
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
};
