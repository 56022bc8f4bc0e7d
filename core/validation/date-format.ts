/** Order of day, month and year with a separator, such as DD/MM/YYYY. */
export type DateFormat = string;

/** The date formats of the sites (VAL-28). */
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export const DEFAULT_DATE_FORMAT = 'MM/DD/YYYY';
/** Placeholder of an empty field; never sent (VAL-29). */
export const DATE_PLACEHOLDER = '01/01/1900';

/** A day as YYYY-MM-DD, the format of the services. Such texts sort in the order of the days. */
export type IsoDate = string;

/** The separator of a date format. Throws for a format without one (VAL-10). */
export const separatorOf = (format: DateFormat): string => {
  const separator = /[^A-Z]/.exec(format)?.[0];
  if (separator === undefined) throw new Error('Date format provided does not contain separator');
  return separator;
};

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const shortMonths: readonly number[] = [4, 6, 9, 11];

const daysIn = (month: number, year: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : shortMonths.includes(month) ? 30 : 31;

const exists = (year: number, month: number, day: number): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);

const yearOf = (date: IsoDate): string => date.slice(0, 4);
const monthOf = (date: IsoDate): string => date.slice(5, 7);
const dayOf = (date: IsoDate): string => date.slice(8);

/**
 * Parses a text in a format; undefined for another form or an invalid day.
 * Law: any text is checked without throwing (VAL-09).
 */
export const isoDate = (text: string, format: DateFormat): IsoDate | undefined => {
  const separator = separatorOf(format);
  const parts = format.split(separator);
  const given = text.split(separator);
  if (given.length !== parts.length) return undefined;
  const date = ['YYYY', 'MM', 'DD'].map((part) => given[parts.indexOf(part)]).join('-');
  const isWritten = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date);
  return isWritten && exists(Number(yearOf(date)), Number(monthOf(date)), Number(dayOf(date))) ? date : undefined;
};

/**
 * Formats a day (CFG-08).
 * Law: a written day reads as the same day again (VAL-28).
 */
export const dateText = (date: IsoDate, format: DateFormat = DEFAULT_DATE_FORMAT): string =>
  format.replace('YYYY', yearOf(date)).replace('MM', monthOf(date)).replace('DD', dayOf(date));

/** One or two digits of a part that has two. */
const padded = (part: string): string => (/^[0-9]$/.test(part) ? `0${part}` : part);

/** The parts of a typed day: between any separators, or of eight digits without one. */
const partsOf = (text: string, format: DateFormat): readonly string[] => {
  if (!/^[0-9]{8}$/.test(text)) return text.split(/[\s./-]+/);
  const separator = separatorOf(format);
  const places = format.replaceAll(separator, '');
  return format.split(separator).map((part) => text.slice(places.indexOf(part)).slice(0, part.length));
};

/**
 * A typed day in a format: one that is typed as YYYY-MM-DD, as is usual in Canada, with other separators, without any, or
 * without leading zeros, is rewritten. Other text is only trimmed.
 */
export const dateAsIn = (typed: string, format: DateFormat): string => {
  const text = typed.trim();
  const date =
    isoDate(text, 'YYYY-MM-DD') ?? isoDate(partsOf(text, format).map(padded).join(separatorOf(format)), format);
  return date === undefined ? text : dateText(date, format);
};
