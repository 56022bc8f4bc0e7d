/** Days are YYYY-MM-DD. */
type IsoDay = string;

const MIN_AGE = 16;
const MIN_AGE_US = 13;

/** How old a member must be (ENR-11). */
export const minimumAge = (country: string): number => (country === 'US' ? MIN_AGE_US : MIN_AGE);

/**
 * Whole years on a day: one more from each birthday on, that of the 29th of February from the 1st of March in short
 * years.
 * Law: a birthday adds one year and the day before it none (ENR-11).
 */
export const ageOn = (birthDate: IsoDay, today: IsoDay): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};
