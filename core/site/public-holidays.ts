import { Calendar, instantOf, type Day } from '../kernel/calendar.ts';
import { isoText } from '../kernel/iso-day.ts';

/** The holidays on which stores are not open as usual. */
export type StoreHoliday =
  | 'newYear'
  | 'goodFriday'
  | 'easter'
  | 'easterMonday'
  | 'earlyMay'
  | 'victoria'
  | 'memorial'
  | 'spring'
  | 'national'
  | 'canada'
  | 'independence'
  | 'summer'
  | 'labor'
  | 'thanksgiving'
  | 'christmas'
  | 'boxing';

/** Whether stores are closed on a holiday or open for fewer hours, and the name of the holiday. */
type StoreHours = readonly [hours: 'closed' | 'short', name: StoreHoliday];

type Holiday = {
  readonly dayIn: (year: number) => Day;
  /** Whether another day is off if it is at a weekend. */
  readonly isSubstituted: boolean;
  readonly stores?: StoreHours;
};

const dayOf = (year: number, month: number, date: number): Day =>
  instantOf(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}T00:00:00Z`) / 86_400_000;

const yearOf = (day: Day): number => Number(isoText(day).slice(0, 4));

/** Easter Sunday of the Gregorian calendar, by the algorithm of the United States Naval Observatory. */
const easterSunday = (year: number): Day => {
  const century = Math.floor(year / 100);
  const skipped = Math.floor((8 * century + 13) / 25);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - skipped + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - (year % 19)) / 11));
  const offset = moon - ((year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7);
  const month = 3 + Math.floor((offset + 40) / 44);
  return dayOf(year, month, offset + 28 - 31 * Math.floor(month / 4));
};

const on = (month: number, date: number, stores?: StoreHours): Holiday => ({
  dayIn: (year) => dayOf(year, month, date),
  isSubstituted: true,
  ...(stores === undefined ? {} : { stores }),
});

/** The first such weekday from a date on: the fourth Thursday of November is the first one from the 22nd. */
const firstFrom = (weekday: number, month: number, date: number, stores?: StoreHours): Holiday => ({
  dayIn: (year) => {
    const start = dayOf(year, month, date);
    return start + ((weekday - Calendar.weekday(start) + 7) % 7);
  },
  isSubstituted: false,
  ...(stores === undefined ? {} : { stores }),
});

const easter = (daysAfter: number, stores?: StoreHours): Holiday => ({
  dayIn: (year) => easterSunday(year) + daysAfter,
  isSubstituted: false,
  ...(stores === undefined ? {} : { stores }),
});

const MONDAY = 1;
const THURSDAY = 4;

type Substitute = (day: Day, taken: ReadonlySet<Day>) => Day;

/** Friday for Saturday, Monday for Sunday. */
const nearest: Substitute = (day) => (Calendar.weekday(day) === 6 ? day - 1 : day + 1);
const nextFree: Substitute = (day, taken) => {
  let next = day + 1;
  while (taken.has(next) || !Calendar.isBusinessDay(next)) next += 1;
  return next;
};

/** The public holidays of each country. Those of a part of a country are listed too: a late promise is better kept. */
const calendars: {
  readonly [country: string]: { readonly substitute: Substitute; readonly holidays: readonly Holiday[] };
} = {
  US: {
    substitute: nearest,
    holidays: [
      on(1, 1, ['closed', 'newYear']),
      firstFrom(MONDAY, 1, 15),
      firstFrom(MONDAY, 2, 15),
      easter(0, ['closed', 'easter']),
      firstFrom(MONDAY, 5, 25, ['short', 'memorial']),
      on(6, 19),
      on(7, 4, ['short', 'independence']),
      firstFrom(MONDAY, 9, 1, ['short', 'labor']),
      firstFrom(MONDAY, 10, 8),
      on(11, 11),
      firstFrom(THURSDAY, 11, 22, ['closed', 'thanksgiving']),
      on(12, 25, ['closed', 'christmas']),
    ],
  },
  CA: {
    substitute: nextFree,
    holidays: [
      on(1, 1, ['closed', 'newYear']),
      easter(-2, ['closed', 'goodFriday']),
      easter(0, ['closed', 'easter']),
      easter(1, ['short', 'easterMonday']),
      firstFrom(MONDAY, 5, 18, ['short', 'victoria']),
      on(6, 24, ['closed', 'national']),
      on(7, 1, ['closed', 'canada']),
      firstFrom(MONDAY, 8, 1),
      firstFrom(MONDAY, 9, 1, ['closed', 'labor']),
      on(9, 30),
      firstFrom(MONDAY, 10, 8, ['short', 'thanksgiving']),
      on(11, 11),
      on(12, 25, ['closed', 'christmas']),
      on(12, 26, ['short', 'boxing']),
    ],
  },
  GB: {
    substitute: nextFree,
    holidays: [
      on(1, 1, ['closed', 'newYear']),
      easter(-2, ['short', 'goodFriday']),
      easter(0, ['closed', 'easter']),
      easter(1, ['short', 'easterMonday']),
      firstFrom(MONDAY, 5, 1, ['short', 'earlyMay']),
      firstFrom(MONDAY, 5, 25, ['short', 'spring']),
      firstFrom(MONDAY, 8, 25, ['short', 'summer']),
      on(12, 25, ['closed', 'christmas']),
      on(12, 26, ['short', 'boxing']),
    ],
  },
};

const daysOff = new Map<string, ReadonlySet<Day>>();

/** The days off of a year, with those that replace a holiday at a weekend. A substitute may be in the year before. */
const daysOffIn = (country: string, year: number): ReadonlySet<Day> => {
  const key = `${country} ${year}`;
  const known = daysOff.get(key);
  if (known !== undefined) return known;
  const { substitute, holidays } = calendars[country] ?? { substitute: nearest, holidays: [] };
  const days = new Set(holidays.map(({ dayIn }) => dayIn(year)));
  for (const { dayIn, isSubstituted } of holidays) {
    const day = dayIn(year);
    if (isSubstituted && !Calendar.isBusinessDay(day)) days.add(substitute(day, days));
  }
  daysOff.set(key, days);
  return days;
};

/**
 * Whether a day is a public holiday of a country, or the day off that replaces one at a weekend. Other countries than
 * `US`, `CA` and `GB` have none.
 */
export const isPublicHoliday = (country: string, day: Day): boolean => {
  const year = yearOf(day);
  return [year, year + 1].some((one) => daysOffIn(country, one).has(day));
};

/** How stores of a country are open on a holiday; undefined on all other days. Substitutes are other days. */
export const storeHoliday = (country: string, day: Day): StoreHours | undefined =>
  calendars[country]?.holidays.find(({ dayIn }) => dayIn(yearOf(day)) === day)?.stores;
