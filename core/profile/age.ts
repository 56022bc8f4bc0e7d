import type { FormField, mandatory } from '../validation/form.ts';
import { dateAsIn, isoDate, type DateFormat, type IsoDate } from '../validation/date-format.ts';
import { dateIn, notBefore } from '../validation/date-rules.ts';
import { unlessEmpty, type Rule } from '../validation/rule.ts';
import { ageOn, minimumAge } from './minimum-age.ts';

/** Country, date format and current day of a sign-up. */
export type SignUpContext = { readonly country: string; readonly dateFormat: DateFormat; readonly today: IsoDate };

/** The rule of the minimum age; it passes from the birthday itself on (ENR-11). */
export const oldEnough = ({ country, dateFormat, today }: SignUpContext): Rule => {
  const isOldEnough = (value: string): boolean => {
    const birthDate = isoDate(value, dateFormat);
    return birthDate !== undefined && ageOn(birthDate, today) >= minimumAge(country);
  };
  return { ...unlessEmpty('age', isOldEnough), errorId: 'PRO410' };
};

/** An earlier birth date is a typing error: no shopper is that old. */
export const EARLIEST_BIRTH: IsoDate = '1900-01-01';

/** A field for a birth date with the minimum age. */
export const birthDateField = (ask: typeof mandatory, joining: SignUpContext): FormField<'birthDate'> =>
  ask('birthDate', [dateIn(joining.dateFormat), notBefore(EARLIEST_BIRTH, joining.dateFormat), oldEnough(joining)], {
    clean: (typed) => dateAsIn(typed, joining.dateFormat),
  });
