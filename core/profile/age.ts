import type { Day } from '../kernel/calendar.ts';
import { isoText } from '../kernel/iso-day.ts';
import type { FormField, mandatory } from '../validation/form.ts';
import { isoDate, type DateFormat, type IsoDate } from '../validation/date-format.ts';
import { dateIn } from '../validation/date-rules.ts';
import { unlessEmpty, type Rule } from '../validation/rule.ts';

const MIN_AGE = 16;
const MIN_AGE_US = 13;

/** How old a member must be (ENR-11). */
export const minimumAge = (country: string): number => (country === 'US' ? MIN_AGE_US : MIN_AGE);

/**
 * Whole years on a day: one more from each birthday on, that of the 29th of February from the 1st of March in short years.
 * Law: a birthday adds one year and the day before it none (ENR-11).
 */
export const ageOn = (birthDate: IsoDate, today: IsoDate): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};

/** Where and when someone joins, and how dates are written there. */
export type Joining = { readonly country: string; readonly dateFormat: DateFormat; readonly today: Day };

/** Old enough to join; the birthday itself passes (ENR-11). */
export const oldEnough = ({ country, dateFormat, today }: Joining): Rule => {
  const isOldEnough = (value: string): boolean => {
    const birthDate = isoDate(value, dateFormat);
    return birthDate !== undefined && ageOn(birthDate, isoText(today)) >= minimumAge(country);
  };
  return { ...unlessEmpty('age', isOldEnough), errorId: 'PRO410' };
};

/** A birth date of someone old enough, mandatory or optional. */
export const birthDateField = (ask: typeof mandatory, joining: Joining): FormField<'birthDate'> =>
  ask('birthDate', [dateIn(joining.dateFormat), oldEnough(joining)]);
