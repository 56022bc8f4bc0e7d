import { Calendar, type Day } from './calendar.ts';
import { minuteAt } from './clock-face.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** How far the clocks of a time zone are ahead of UTC at a full minute, in milliseconds. */
const offsetAt = (minute: number, timeZone: string): number =>
  (Calendar.dayAt(minute, timeZone) * DAY_MINUTES + minuteAt(minute, timeZone)) * MINUTE_MS - minute;

/**
 * The last millisecond (since the epoch) of a day in a time zone.
 * Law: it is on that day, and the next millisecond is on the next day.
 */
export const endOfDay = (day: Day, timeZone: string): number => {
  const midnight = (day + 1) * DAY_MINUTES * MINUTE_MS;
  // The offset at midnight UTC is that of another hour: the clocks can change between the two.
  return midnight - offsetAt(midnight - offsetAt(midnight, timeZone), timeZone) - 1;
};
