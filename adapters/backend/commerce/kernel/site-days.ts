import { arrivalDays } from '#core/catalog/delivery-estimate.ts';
import type { Arrival } from '#core/cart/cart.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { isPublicHoliday, storeHoliday } from '#core/site/public-holidays.ts';
import type { CommerceSite } from './sites.ts';

type Place = Pick<CommerceSite, 'country' | 'timeZone'>;

/** How many days ahead public holidays are listed. */
const LISTED_DAYS = 60;

/** The public holidays of a site from today on, such as 2026-11-26. `now` is in milliseconds since the epoch. */
export const comingHolidays = ({ country, timeZone }: Place, now: number): string[] => {
  const today = Calendar.dayAt(now, timeZone);
  return Array.from({ length: LISTED_DAYS }, (_, ahead) => today + ahead)
    .filter((day) => isPublicHoliday(country, day))
    .map(isoText);
};

/** Hours of stores on a holiday on which they are not closed. */
const SHORT_HOURS = '11:00-17:00';
const CLOSED = 'closed';

/**
 * The hours of a store on holidays, from the day before (hours can end after midnight) until a week from now. A day of
 * the week on which it is closed stays closed.
 */
export const specialHours = (
  {
    country,
    timeZone,
    openingHours,
  }: { readonly country: string; readonly timeZone: string; readonly openingHours: readonly string[] },
  now: number,
): { day: string; hours: string }[] => {
  const yesterday = Calendar.dayAt(now, timeZone) - 1;
  return Array.from({ length: 8 }, (_, ahead) => yesterday + ahead).flatMap((day) => {
    const holiday = storeHoliday(country, day);
    if (holiday === undefined) return [];
    const isClosed = holiday === 'closed' || (openingHours[Calendar.weekday(day)] ?? CLOSED) === CLOSED;
    return [{ day: isoText(day), hours: isClosed ? CLOSED : SHORT_HOURS }];
  });
};

const MINUTE_MS = 60_000;

/** Arrivals of the last minute by place and delivery time: each view of a cart needs several. */
const arrivals = { minute: 0, known: new Map<string, Arrival | undefined>() };

const arrivalOf = (
  { country, timeZone }: Place,
  { label, now }: { readonly label: string; readonly now: number },
): Arrival | undefined => {
  const days = arrivalDays({ now, label, timeZone, isHoliday: (day) => isPublicHoliday(country, day) });
  return days && { from: isoText(days.from), to: isoText(days.to) };
};

/**
 * The days that are promised for a delivery time such as "2-4 business days"; undefined for one without days. `now` is
 * in milliseconds since the epoch; the promise changes at full hours only.
 */
export const promisedArrival = (
  place: Place,
  { label, now }: { readonly label: string; readonly now: number },
): Arrival | undefined => {
  const minute = Math.floor(now / MINUTE_MS);
  if (minute !== arrivals.minute) {
    arrivals.minute = minute;
    arrivals.known.clear();
  }
  const key = `${place.country}/${place.timeZone}/${label}`;
  if (!arrivals.known.has(key)) arrivals.known.set(key, arrivalOf(place, { label, now: minute * MINUTE_MS }));
  return arrivals.known.get(key);
};
