import type { Arrival } from '#core/cart/cart-item.ts';
import { dateFormat } from '#core/kernel/formatters.ts';
import { weekdayText } from '#core/kernel/weekday-text.ts';

/** Without the weekday, such as "Nov 25". */
const shortText = (instant: number, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(instant);

/**
 * The values of a text about promised days: their first and last day, such as "Wed, Nov 25", and 1 for a single day. With
 * `isShort` two days have no weekdays, so that they fit in the line of a cart.
 */
export const arrivalValues = (
  arrival: Arrival,
  language: string,
  { isShort = false }: { readonly isShort?: boolean } = {},
): { readonly days: number; readonly from: string; readonly to: string } => {
  const dayText = isShort && arrival.from !== arrival.to ? shortText : weekdayText;
  const text = (day: string): string => {
    const instant = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(instant) ? day : dayText(instant, language);
  };
  return { days: arrival.from === arrival.to ? 1 : 2, from: text(arrival.from), to: text(arrival.to) };
};
