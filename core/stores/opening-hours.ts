import { Calendar, type Day } from '../kernel/calendar.ts';
import { minuteAt, minuteOf, type Minute } from '../kernel/clock-face.ts';

/** Opening hours of a day. A closing time before the opening time is after midnight. */
export type DayHours = { readonly opens: Minute; readonly closes: Minute };

/** A week, Sunday first; undefined for a closed day. */
export type OpeningHours = readonly (DayHours | undefined)[];

/** Hours of single days, such as holidays, in place of those of the week; without hours it is closed. */
export type SpecialHours = readonly { readonly day: Day; readonly hours?: DayHours }[];

const DAY = 24 * 60;

/** Reads 10:00-20:00; undefined for any other text, such as "closed". */
export const dayHours = (text: string): DayHours | undefined => {
  const [opens, closes, ...more] = text.split('-').map((part) => minuteOf(part.trim()));
  return opens === undefined || closes === undefined || more.length > 0 ? undefined : { opens, closes };
};

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

/**
 * The day on which a store opens next if it is not open today any more: a holiday, a closed day of the week, or after its
 * hours. Undefined while it is open or opens later today, and if it stays closed for a week (PDP-09).
 * Law: a store that opens next on a later day is closed until then, and open on that day (STO-03).
 */
export const nextOpening = (week: OpeningHours, moment: Moment): Day | undefined => {
  const { now, timeZone, special = [] } = moment;
  const today = Calendar.dayAt(now, timeZone);
  const hours = hoursOn(today, week, special);
  if (isOpen(week, moment) || (hours !== undefined && minuteAt(now, timeZone) < hours.opens)) return undefined;
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => today + 1 + ahead);
  return days.find((day) => hoursOn(day, week, special) !== undefined);
};
