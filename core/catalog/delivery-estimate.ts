import { Calendar } from '../kernel/calendar.ts';

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

/**
 * First and last delivery day as texts such as "Wed, Dec 3", in business days from today in the time zone. `now` is in
 * milliseconds since the epoch. Undefined for a label without days.
 */
export const deliveryWindow = (asked: {
  readonly now: number;
  readonly label: string;
  readonly language: string;
  readonly timeZone: string;
}): { readonly from: string; readonly to: string } | undefined => {
  const [first, last] = daysRange(asked.label);
  if (last > MOST_DAYS) return undefined;
  const today = Calendar.dayAt(asked.now, asked.timeZone);
  const text = (days: number): string => Calendar.text(Calendar.addBusinessDays(today, days), asked.language);
  return { from: text(first), to: text(last) };
};
