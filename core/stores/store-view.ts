import { Calendar, type Day } from '../kernel/calendar.ts';
import type { Minute } from '../kernel/clock-face.ts';
import { dateFormat } from '../kernel/formatters.ts';
import { present } from '../kernel/present.ts';
import { addressLines } from '../profile/address-lines.ts';
import { distanceText, type DistanceUnit, type Point } from './distance.ts';
import { isOpen, type DayHours } from './opening-hours.ts';
import type { FoundStore } from './store.ts';

/** A weekday, with its date if it has special hours, such as "Thursday, Nov 26"; without hours the store is closed. */
type DayView = { readonly day: string; readonly isToday: boolean; readonly hours?: string };

/** Read model of a store (ux 72). `week` starts with Sunday. */
export type StoreView = {
  readonly storeId: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly city: string;
  /** Its position on a map. */
  readonly at: Point;
  readonly phone?: string;
  readonly distance?: string;
  readonly isOpen: boolean;
  readonly today?: string;
  readonly week: readonly DayView[];
  readonly services: readonly string[];
  /** Address of a directions page. */
  readonly directions: string;
};

type StoreViewContext = { readonly now: number; readonly language: string; readonly unit: DistanceUnit };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Day number of a Sunday, for formatting weekday names. */
const SUNDAY = 3;

const clockText = (minute: Minute, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(minute * MINUTE_MS);

const hoursText = ({ opens, closes }: DayHours, language: string): string =>
  `${clockText(opens, language)} – ${clockText(closes, language)}`;

const dayName = (weekday: number, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'long' }).format((SUNDAY + weekday) * DAY_MS);

const datedName = (day: Day, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'long', month: 'short', day: 'numeric' }).format(day * DAY_MS);

/** The days from today on, as the week in which each is shown at its weekday. */
const weekOf = (
  { openingHours, specialHours = [], timeZone }: FoundStore,
  { now, language }: StoreViewContext,
): readonly DayView[] => {
  const today = Calendar.dayAt(now, timeZone);
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = today + ((weekday - Calendar.weekday(today) + 7) % 7);
    const special = specialHours.find((one) => one.day === day);
    const hours = special === undefined ? openingHours[weekday] : special.hours;
    return {
      day: special === undefined ? dayName(weekday, language) : datedName(day, language),
      isToday: day === today,
      ...present({ hours: hours === undefined ? undefined : hoursText(hours, language) }),
    };
  });
};

/**
 * Formats a store at an instant (milliseconds since the epoch); `isOpen` is in the store's time zone (STO-03).
 * Law: exactly one day of the week is today, and its hours are those of today.
 */
export const storeView = (store: FoundStore, context: StoreViewContext): StoreView => {
  const week = weekOf(store, context);
  const { storeId, name, services, phone, distance, latitude, longitude } = store;
  return {
    storeId,
    name,
    services,
    week,
    lines: addressLines(store.address),
    city: store.address.city,
    at: { latitude, longitude },
    isOpen: isOpen(store.openingHours, {
      now: context.now,
      timeZone: store.timeZone,
      special: store.specialHours,
    }),
    directions: `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`,
    ...present({
      phone,
      today: week.find(({ isToday }) => isToday)?.hours,
      distance: distance === undefined ? undefined : distanceText(distance, context.unit, context.language),
    }),
  };
};
