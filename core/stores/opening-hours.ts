import { Calendar, type Day } from '../kernel/calendar.ts';
import { minuteAt, minuteOf, type Minute } from '../kernel/clock-face.ts';
import { isoDay } from '../kernel/iso-day.ts';
import { present } from '../kernel/present.ts';

/** Opening hours of a day. A closing time before the opening time is after midnight. */
export type DayHours = { readonly opens: Minute; readonly closes: Minute };

/** A week, Sunday first; undefined for a closed day. */
export type OpeningHours = readonly (DayHours | undefined)[];

/**
 * Hours of single days in place of those of the week; without hours it is closed. `holiday` is its name in the language of
 * the site.
 */
export type SpecialHours = readonly { readonly day: Day; readonly hours?: DayHours; readonly holiday?: string }[];

const DAY = 24 * 60;

/** Reads 10:00-20:00; undefined for any other text, such as "closed". */
export const dayHours = (text: string): DayHours | undefined => {
  const [opens, closes, ...more] = text.split('-').map((part) => minuteOf(part.trim()));
  return opens === undefined || closes === undefined || more.length > 0 ? undefined : { opens, closes };
};

/** Reads special hours of days such as 2026-11-26; entries of any other text are omitted. */
export const specialHoursOf = (
  entries: readonly { readonly day: string; readonly hours: string; readonly holiday?: string }[],
): SpecialHours =>
  entries.flatMap(({ day, hours, holiday }) => {
    const date = isoDay(day);
    return date === undefined ? [] : [{ day: date, ...present({ hours: dayHours(hours), holiday }) }];
  });

const isWithin = (hours: DayHours | undefined, minute: Minute): boolean => {
  if (hours === undefined) return false;
  const closes = hours.closes < hours.opens ? hours.closes + DAY : hours.closes;
  return minute >= hours.opens && minute < closes;
};

/** The hours of a day; undefined if it is closed. */
const hoursOn = (day: Day, week: OpeningHours, special: SpecialHours): DayHours | undefined => {
  const other = special.find((one) => one.day === day);
  return other === undefined ? week[Calendar.weekday(day)] : other.hours;
};

/** An instant in milliseconds since the epoch, in the time zone of a store. */
type Moment = { readonly now: number; readonly timeZone: string; readonly special?: SpecialHours | undefined };

/**
 * Whether a store is open at an instant, in its own time zone. The closing minute is not
 * included. Hours after midnight belong to the day on which they started.
 * Law: hours within a day are open exactly from opening until closing (STO-03).
 * Law: special hours replace those of their day, and no others (STO-03).
 */
export const isOpen = (week: OpeningHours, { now, timeZone, special = [] }: Moment): boolean => {
  const today = Calendar.dayAt(now, timeZone);
  const minute = minuteAt(now, timeZone);
  return isWithin(hoursOn(today, week, special), minute) || isWithin(hoursOn(today - 1, week, special), minute + DAY);
};

/** How many days ahead an opening is looked for. */
const DAYS_AHEAD = 7;

/** A day on which a store can be visited, with its hours; today while it is open or opens later today. */
export type StoreVisit = { readonly day: Day; readonly isToday: boolean; readonly hours: DayHours };

/**
 * When a store can be visited next. It is a later day on a holiday, on a closed day of the week, and after its hours;
 * undefined if it stays closed for a week (PDP-09). Hours after midnight are those of the day on which they started.
 * Law: a store that opens next on a later day is closed until then, and open on that day (STO-03).
 * Law: a store that can be visited today is open before it closes (STO-03).
 */
export const nextVisit = (week: OpeningHours, { now, timeZone, special = [] }: Moment): StoreVisit | undefined => {
  const today = Calendar.dayAt(now, timeZone);
  const minute = minuteAt(now, timeZone);
  const late = hoursOn(today - 1, week, special);
  if (late !== undefined && isWithin(late, minute + DAY)) return { day: today, isToday: true, hours: late };
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => today + ahead);
  for (const day of days) {
    const hours = hoursOn(day, week, special);
    const isToday = day === today;
    if (hours !== undefined && (!isToday || minute < hours.opens || isWithin(hours, minute)))
      return { day, isToday, hours };
  }
  return undefined;
};
