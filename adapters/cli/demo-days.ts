import { Calendar, type Day } from '#core/kernel/calendar.ts';
import { isPublicHoliday, storeHoliday } from '#core/site/public-holidays.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { ExampleOrder } from './demo-orders.ts';
import { operatorActions } from './flow.codec.ts';

const DAY_MS = 86_400_000;

/**
 * How many days ago an example was ordered, then each of its happenings, and 0 for now. Between them are at least the days
 * of its history, and more where a warehouse or a carrier, or for a pickup a store, would act on a day off. `now` is in
 * milliseconds since the epoch.
 */
export const exampleDays = (
  { history, storeId }: Pick<ExampleOrder, 'history' | 'storeId'>,
  { country, timeZone }: Pick<SiteConfiguration, 'country' | 'timeZone'>,
  now: number,
): readonly number[] => {
  const isDayOff = (day: Day): boolean =>
    storeId === undefined
      ? !Calendar.isBusinessDay(day) || isPublicHoliday(country, day)
      : storeHoliday(country, day)?.[0] === 'closed';
  const lastWorkday = (ago: number): number =>
    isDayOff(Calendar.dayAt(now - ago * DAY_MS, timeZone)) ? lastWorkday(ago + 1) : ago;
  const happenings: number[] = [];
  let latest = 0;
  for (const { days, then } of history.toReversed()) {
    const isStaffed = then !== undefined && Object.hasOwn(operatorActions, then);
    const ago = isStaffed ? lastWorkday(latest) : latest;
    happenings.unshift(ago);
    latest = ago + days;
  }
  return [latest, ...happenings, 0];
};
