import { arrivalDays } from '#core/catalog/delivery-estimate.ts';
import type { Arrival } from '#core/cart/cart.ts';
import { Calendar, type Day } from '#core/kernel/calendar.ts';
import { isoDay, isoText } from '#core/kernel/iso-day.ts';
import { present } from '#core/kernel/present.ts';
import { isPublicHoliday, storeHoliday } from '#core/site/public-holidays.ts';
import { dayHours, nextOpening } from '#core/stores/opening-hours.ts';
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

/** The hours of a store by day of the week, Sunday first; each is `10:00-20:00` or `closed`. */
type StoreWeek = { readonly country: string; readonly timeZone: string; readonly openingHours: readonly string[] };

/** Hours of stores on a holiday on which they are not closed. */
const SHORT_HOURS = '11:00-17:00';
const CLOSED = 'closed';

/**
 * The hours of a store on holidays, from the day before (hours can end after midnight) until a week from now. A day of
 * the week on which it is closed stays closed.
 */
export const specialHours = (
  { country, timeZone, openingHours }: StoreWeek,
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

/** Computes values once a minute by key: each view of a cart needs several. `at`: the beginning of the minute. */
const oncePerMinute = <Value>() => {
  let current = 0;
  const known = new Map<string, { readonly value: Value }>();
  return (key: string, now: number, compute: (at: number) => Value): Value => {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== current) {
      current = minute;
      known.clear();
    }
    const { value } = known.get(key) ?? { value: compute(minute * MINUTE_MS) };
    known.set(key, { value });
    return value;
  };
};

const arrivals = oncePerMinute<Arrival | undefined>();
const openings = oncePerMinute<Day | undefined>();

/** The next day on which a store opens, if it is not open today any more. `now` is in milliseconds since the epoch. */
export const nextPickupDay = (store: StoreWeek, now: number): Day | undefined => {
  const { country, timeZone, openingHours } = store;
  return openings(`${country}/${timeZone}/${openingHours.join()}`, now, (at) =>
    nextOpening(openingHours.map(dayHours), {
      now: at,
      timeZone,
      special: specialHours(store, at).flatMap(({ day, hours }) => {
        const date = isoDay(day);
        return date === undefined ? [] : [{ day: date, ...present({ hours: dayHours(hours) }) }];
      }),
    }),
  );
};

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
): Arrival | undefined =>
  arrivals(`${place.country}/${place.timeZone}/${label}`, now, (at) => arrivalOf(place, { label, now: at }));
