import { Calendar } from '../kernel/calendar.ts';
import { present } from '../kernel/present.ts';
import { addressLines } from '../profile/address-lines.ts';
import { distanceText, type DistanceUnit, type Point } from './distance.ts';
import { datedName, dayName, hoursText } from './hours-text.ts';
import { isOpen } from './opening-hours.ts';
import type { FoundStore } from './store.ts';

/**
 * A weekday, with its date if it has special hours, such as "Thursday, Nov 26", and its holiday; without hours the store is
 * closed.
 */
type DayView = { readonly day: string; readonly isToday: boolean; readonly hours?: string; readonly holiday?: string };

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
      ...present({ hours: hours && hoursText(hours, language), holiday: special?.holiday }),
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
