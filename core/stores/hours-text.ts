import { Calendar, type Day } from '../kernel/calendar.ts';
import { clockText } from '../kernel/clock-face.ts';
import { dateFormat } from '../kernel/formatters.ts';
import { present } from '../kernel/present.ts';
import type { DayHours, OpeningHours, SpecialHours } from './opening-hours.ts';

const DAY_MS = 86_400_000;
/** Day number of a Sunday, for formatting weekday names. */
const SUNDAY = 3;

export const hoursText = ({ opens, closes }: DayHours, language: string): string =>
  `${clockText(opens, language)} – ${clockText(closes, language)}`;

export const dayName = (weekday: number, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'long' }).format((SUNDAY + weekday) * DAY_MS);

export const datedName = (day: Day, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'long', month: 'short', day: 'numeric' }).format(day * DAY_MS);

/** When a store is open. */
export type StoreTimes = {
  readonly timeZone: string;
  readonly openingHours: OpeningHours;
  readonly specialHours?: SpecialHours;
};

/** Days with equal hours, such as "Monday – Saturday", or a day with special hours; without hours the store is closed. */
export type HoursRow = { readonly days: string; readonly hours?: string; readonly holiday?: string };

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/**
 * The hours of a store in few rows: consecutive weekdays with equal hours, then days from today on that differ (STO-03).
 * Law: each day of the week is in one row, with its hours (STO-03).
 */
export const hoursRows = (
  { openingHours, specialHours = [], timeZone }: StoreTimes,
  { now, language }: { readonly now: number; readonly language: string },
): readonly HoursRow[] => {
  const textOf = (hours: DayHours | undefined) => hours && hoursText(hours, language);
  const spans: { from: number; to: number; hours: string | undefined }[] = [];
  for (const weekday of WEEK) {
    const hours = textOf(openingHours[weekday]);
    const last = spans.at(-1);
    if (last !== undefined && last.hours === hours) last.to = weekday;
    else spans.push({ from: weekday, to: weekday, hours });
  }
  const today = Calendar.dayAt(now, timeZone);
  return [
    ...spans.map(({ from, to, hours }) => ({
      days: [...new Set([from, to])].map((day) => dayName(day, language)).join(' – '),
      ...present({ hours }),
    })),
    ...specialHours
      .filter(({ day }) => day >= today)
      .map(({ day, hours, holiday }) => ({
        days: datedName(day, language),
        ...present({ hours: textOf(hours), holiday }),
      })),
  ];
};
