import { instantOf, type Day } from './calendar.ts';

const DAY_MS = 86_400_000;

const dayOfMonth = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn', day: 'numeric' });

/** The day that an ISO 8601 text names, whatever its time of day; undefined where it names none, such as the 30th of February. */
export const isoDay = (text: string): Day | undefined => {
  const [, date, day] = /^(\d{4}-\d{2}-(\d{2}))(?:T|$)/.exec(text) ?? [];
  const midnight = instantOf(date ?? '');
  // A day that its month does not have is taken for one of the next month by the engine.
  return Number.isNaN(midnight) || dayOfMonth.format(midnight) !== String(Number(day)) ? undefined : midnight / DAY_MS;
};
