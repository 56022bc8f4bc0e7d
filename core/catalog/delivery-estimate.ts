import { Calendar } from '../kernel/calendar.ts';

const SAME_DAY = /same[\s-]day|(?:le )?jour même|(?:am )?gleichen tag/i;

/** First and last number of days in the words of a delivery time. */
const daysRange = (label: string): readonly [first: number, last: number] => {
  if (SAME_DAY.test(label)) return [0, 0];
  const [first = Number.POSITIVE_INFINITY, last = first] = (label.match(/[0-9]+/g) ?? []).map(Number);
  return [first, Math.max(first, last)];
};

/**
 * Days until delivery by its label, for sorting: 0 on the same day, the first number of a range, infinite without a
 * number (PR-15, CFG-07).
 */
export const deliveryDays = (label: string): number => daysRange(label)[0];

/**
 * Deliveries in the order in which they are listed, the soonest first.
 * Law: sorting is a permutation and days() is non-decreasing along it (PR-15); equals keep their order (CART-32).
 */
export const soonestFirst = <Method extends { readonly deliveryTime: string }>(
  methods: readonly Method[],
): readonly Method[] =>
  // Two deliveries without days differ by no number at all, which sorting takes for equal.
  [...methods].sort((a, b) => deliveryDays(a.deliveryTime) - deliveryDays(b.deliveryTime));

/** More business days than this are no promise, and are not counted out. */
const MOST_DAYS = 366;

/**
 * First and last day of a delivery in words, such as "Wed, Dec 3", counted in business days from the day in the time
 * zone.
 * `now` is in milliseconds. Undefined when the label has no days.
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
