import { arrivalDays } from '#core/catalog/delivery-estimate.ts';
import type { Arrival } from '#core/cart/cart-item.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { isPublicHoliday, storeHoliday, type StoreHoliday } from '#core/site/public-holidays.ts';
import { dayHours, nextVisit, specialHoursOf, type StoreVisit } from '#core/stores/opening-hours.ts';
import type { StoreTimes } from '#core/stores/hours-text.ts';
import { visitText } from '#core/stores/visit-text.ts';
import { formatText, serviceTexts } from './messages/service-texts.ts';
import type { CommerceSite } from './sites.ts';

/** `now` is in milliseconds since the epoch. */
type At = { readonly now: number; readonly locale: CommerceSite['locale'] };
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
export type StoreWeek = {
  readonly country: string;
  readonly timeZone: string;
  readonly openingHours: readonly string[];
};

/** Hours of stores on a holiday on which they are not closed. */
const SHORT_HOURS = '11:00-17:00';
const CLOSED = 'closed';

/**
 * The hours of a store on holidays, from the day before (hours can end after midnight) until a week from now. A day of
 * the week on which it is closed stays closed.
 */
const specialHours = (
  { country, timeZone, openingHours }: StoreWeek,
  now: number,
): { day: string; hours: string; name: StoreHoliday }[] => {
  const yesterday = Calendar.dayAt(now, timeZone) - 1;
  return Array.from({ length: 8 }, (_, ahead) => yesterday + ahead).flatMap((day) => {
    const holiday = storeHoliday(country, day);
    if (holiday === undefined) return [];
    const [kind, name] = holiday;
    const isClosed = kind === 'closed' || (openingHours[Calendar.weekday(day)] ?? CLOSED) === CLOSED;
    return [{ day: isoText(day), hours: isClosed ? CLOSED : SHORT_HOURS, name }];
  });
};

/** Like `specialHours`, with the names of the holidays in the language of a site. */
export const namedHolidays = (
  store: StoreWeek,
  { now, locale }: At,
): { day: string; hours: string; holiday: string }[] =>
  specialHours(store, now).map(({ name, ...day }) => ({ ...day, holiday: serviceTexts[locale].holidays[name] }));

/** When a store is open. */
export const storeTimes = (store: StoreWeek, at: At): StoreTimes => ({
  timeZone: store.timeZone,
  openingHours: store.openingHours.map(dayHours),
  specialHours: specialHoursOf(namedHolidays(store, at)),
});

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

const todays = oncePerMinute<string>();
const arrivals = oncePerMinute<Arrival | undefined>();
const visits = oncePerMinute<StoreVisit | undefined>();

/** The day in the time zone of a site, such as 2026-02-28. `now` is in milliseconds since the epoch. */
export const dayOfSite = ({ timeZone }: Pick<CommerceSite, 'timeZone'>, now: number): string =>
  todays(timeZone, now, (at) => isoText(Calendar.dayAt(at, timeZone)));

/** When a store can be visited next. `now` is in milliseconds since the epoch. */
export const nextStoreVisit = (store: StoreWeek, now: number): StoreVisit | undefined => {
  const { country, timeZone, openingHours } = store;
  return visits(`${country}/${timeZone}/${openingHours.join()}`, now, (at) =>
    nextVisit(openingHours.map(dayHours), {
      now: at,
      timeZone,
      special: specialHoursOf(specialHours(store, at)),
    }),
  );
};

/**
 * When goods of an order can be picked up first, in the time zone of the store: with its date, since "today" is wrong
 * tomorrow, and the hour. `now` is in milliseconds since the epoch.
 */
export const pickupPromise = (
  store: StoreWeek,
  { locale, language, now }: At & Pick<CommerceSite, 'language'>,
): { readonly deliveryTime: string; readonly arrival: Arrival } | undefined => {
  const visit = nextStoreVisit(store, now);
  if (visit === undefined) return undefined;
  const { sameDay, later } = serviceTexts[locale].shipping.pickup;
  const date = isoText(visit.day);
  return {
    deliveryTime: formatText(visit.isToday ? sameDay : later, visitText(visit, language)),
    arrival: { from: date, to: date },
  };
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
