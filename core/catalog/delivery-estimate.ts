import { Calendar, type Day } from '../kernel/calendar.ts';

const SAME_DAY = /same[\s-]day|(?:le )?jour même|(?:am )?gleichen tag/i;

/** First and last number of days in a delivery time text. */
const daysRange = (label: string): readonly [first: number, last: number] => {
  if (SAME_DAY.test(label)) return [0, 0];
  const [first = Number.POSITIVE_INFINITY, last = first] = (label.match(/[0-9]+/g) ?? []).map(Number);
  return [first, Math.max(first, last)];
};

/**
 * Days until delivery, for sorting: 0 for same day, the first number of a range, infinite without a number (PR-15,
 * CFG-07).
 */
export const deliveryDays = (label: string): number => daysRange(label)[0];

/**
 * Sorts delivery methods by days, soonest first.
 * Law: sorting is a permutation and days() is non-decreasing along it (PR-15); equals keep their order (CART-32).
 */
export const soonestFirst = <Method extends { readonly deliveryTime: string }>(
  methods: readonly Method[],
): readonly Method[] =>
  // Two infinite values give NaN, which sorting treats as equal.
  [...methods].sort((a, b) => deliveryDays(a.deliveryTime) - deliveryDays(b.deliveryTime));

/** Maximum number of business days that is converted to a date. */
const MOST_DAYS = 366;

/** From 2 p.m. on, an order leaves the warehouse as if it were placed on the next day, as the help pages say. */
const HOURS_FROM_CLOSING = 10;

/**
 * First and last day of a delivery that is ordered now, in business days from the day on which it leaves. `now` is in
 * milliseconds since the epoch; the label is a text such as "2-4 business days". Undefined for a label without days.
 * Law: whenever an order is placed, no promised day is at a weekend or on a holiday, and none is in the past.
 */
export const arrivalDays = ({
  now,
  label,
  timeZone,
  isHoliday,
}: {
  readonly now: number;
  readonly label: string;
  readonly timeZone: string;
  readonly isHoliday: (day: Day) => boolean;
}): { readonly from: Day; readonly to: Day } | undefined => {
  const [first, last] = daysRange(label);
  if (last > MOST_DAYS) return undefined;
  const start = Calendar.dayAt(now + HOURS_FROM_CLOSING * 3_600_000, timeZone);
  return {
    from: Calendar.addBusinessDays(start, first, isHoliday),
    to: Calendar.addBusinessDays(start, last, isHoliday),
  };
};

/** Whether a delivery method is offered: one for the same day only while it arrives on `today`, such as 2026-11-23. */
export const isOffered = (
  { deliveryTime, arrival }: { readonly deliveryTime: string; readonly arrival?: { readonly from: string } },
  today: string,
): boolean => deliveryDays(deliveryTime) > 0 || arrival?.from === today;
