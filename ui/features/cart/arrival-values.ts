import type { Arrival } from '#core/cart/cart-item.ts';
import { weekdayText } from '#core/kernel/weekday-text.ts';

/** The values of a text about promised days: their first and last day, such as "Wed, Nov 25", and 1 for a single day. */
export const arrivalValues = (
  arrival: Arrival,
  language: string,
): { readonly days: number; readonly from: string; readonly to: string } => {
  const text = (day: string): string => {
    const instant = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(instant) ? day : weekdayText(instant, language);
  };
  return { days: arrival.from === arrival.to ? 1 : 2, from: text(arrival.from), to: text(arrival.to) };
};
