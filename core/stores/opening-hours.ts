import { Calendar } from '../kernel/calendar.ts';
import { minuteAt, minuteOf, type Minute } from '../kernel/clock-face.ts';

/** Opening hours of a day. A closing time before the opening time is after midnight. */
export type DayHours = { readonly opens: Minute; readonly closes: Minute };

/** A week, Sunday first; undefined for a closed day. */
export type OpeningHours = readonly (DayHours | undefined)[];

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

/**
 * Whether a store is open at an instant (milliseconds since the epoch), in its own time zone. The closing minute is not
 * included. Hours after midnight belong to the day on which they started.
 * Law: hours within a day are open exactly from opening until closing (STO-03).
 */
export const isOpen = (
  week: OpeningHours,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): boolean => {
  const weekday = Calendar.weekday(Calendar.dayAt(now, timeZone));
  const minute = minuteAt(now, timeZone);
  return isWithin(week[weekday], minute) || isWithin(week[(weekday + 6) % 7], minute + DAY);
};
