import { Calendar } from '../kernel/calendar.ts';
import { clockText } from '../kernel/clock-face.ts';
import type { StoreVisit } from './opening-hours.ts';

/** A visit in a language: the day, such as "Mon, Nov 23", and until when the store is open today, else from when. */
export type VisitText = { readonly day: string; readonly time: string };

export const visitText = ({ day, isToday, hours }: StoreVisit, language: string): VisitText => ({
  day: Calendar.text(day, language),
  time: clockText(isToday ? hours.closes : hours.opens, language),
});
