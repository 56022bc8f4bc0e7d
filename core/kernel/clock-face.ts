import { dateFormat } from './formatters.ts';

/** Minutes since midnight. */
export type Minute = number;

const faceOf = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat('en-US', { timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' });

/**
 * The time of day of an instant (milliseconds since the epoch) in a time zone.
 * Law: a minute later is the next minute, and midnight begins again.
 */
export const minuteAt = (now: number, timeZone: string): Minute => {
  const parts = faceOf(timeZone).formatToParts(now);
  const part = (type: 'hour' | 'minute'): number => Number(parts.find((one) => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
};

/** A time of day in a language, such as "7:00 PM" or "19 h 00". */
export const clockText = (minute: Minute, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(minute * 60_000);

/**
 * Minutes of a text such as 09:30; 24:00 is the end of a day. Undefined for any other text.
 * Law: the minutes of a clock are read as they are written.
 */
export const minuteOf = (text: string): Minute | undefined => {
  const [, hour, minute] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= 24 * 60 ? minutes : undefined;
};
