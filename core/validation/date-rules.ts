import { dateText, isoDate, separatorOf, type DateFormat, type IsoDate } from './date-format.ts';
import { unlessEmpty, type Rule } from './rule.ts';

/**
 * A valid day in a format. Throws for a format without separator (VAL-09, VAL-10).
 * Law: every day from 1900-01-01 to 2100-12-31 formatted either way is valid; day+1 past month end never is (PR-45).
 */
export const dateIn = (format: DateFormat): Rule => {
  separatorOf(format);
  const rule = unlessEmpty('date', (value) => isoDate(value, format) !== undefined, { format });
  return { ...rule, text: `date.${format}` };
};

type Bound = (date: IsoDate, format: DateFormat) => Rule;

const bound =
  (name: 'dateFrom' | 'dateUntil', holds: (day: IsoDate, date: IsoDate) => boolean): Bound =>
  (date, format) =>
    unlessEmpty(
      name,
      (value) => {
        const day = isoDate(value, format);
        return day !== undefined && holds(day, date);
      },
      { date: dateText(date, format) },
    );

/** The rule for a given day or later. Its message contains the day in the format of the field (VAL-16, VAL-26). */
export const notBefore: Bound = bound('dateFrom', (day, date) => day >= date);

/**
 * The rule for a given day or earlier (VAL-26).
 * Law: both bounds hold for a day exactly when it is the bound (VAL-16, VAL-17).
 */
export const notAfter: Bound = bound('dateUntil', (day, date) => day <= date);
