import { Calendar } from '../kernel/calendar.ts';
import { present } from '../kernel/present.ts';
import { addressLines } from '../profile/address-lines.ts';
import type { CollectionPoint } from '../cart/collection-point.ts';
import { distanceText, type DistanceUnit, type Point } from './distance.ts';
import { hoursRows, hoursText, type HoursRow } from './hours-text.ts';
import { dayHours } from './opening-hours.ts';

/** A collection point of a search result, with its distance in kilometers. */
export type FoundPoint = CollectionPoint & Point & { readonly distance: number };

/** Read model of a collection point (CHK-30). */
type CollectionPointView = {
  readonly id: string;
  readonly name: string;
  readonly carrier: string;
  readonly lines: readonly string[];
  readonly hours: readonly HoursRow[];
};

/** Read model of a found collection point; without `today` it is closed today. */
export type FoundPointView = CollectionPointView & {
  readonly at: Point;
  readonly distance: string;
  readonly today?: string;
};

/** `now` is in milliseconds since the epoch, the time zone that of the site. */
type PointContext = { readonly now: number; readonly language: string; readonly timeZone: string };

export const pointView = (
  { id, name, carrier, address, openingHours }: CollectionPoint,
  { now, language, timeZone }: PointContext,
): CollectionPointView => ({
  id,
  name,
  carrier,
  lines: addressLines(address),
  hours: hoursRows({ openingHours: openingHours.map(dayHours), timeZone }, { now, language }),
});

export const foundPointView = (
  point: FoundPoint,
  { unit, ...context }: PointContext & { readonly unit: DistanceUnit },
): FoundPointView => {
  const { latitude, longitude, distance, openingHours } = point;
  const today = dayHours(openingHours[Calendar.weekday(Calendar.dayAt(context.now, context.timeZone))] ?? '');
  return {
    ...pointView(point, context),
    at: { latitude, longitude },
    distance: distanceText(distance, unit, context.language),
    ...present({ today: today === undefined ? undefined : hoursText(today, context.language) }),
  };
};
