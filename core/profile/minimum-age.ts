/** Days are YYYY-MM-DD. */
type IsoDay = string;

const MIN_AGE = 16;
const MIN_AGE_US = 13;

/** Minimum age of a member (ENR-11). */
export const minimumAge = (country: string): number => (country === 'US' ? MIN_AGE_US : MIN_AGE);

/**
 * Whole years on a day. February 29 counts as March 1 in other years.
 * Law: a birthday adds one year and the day before it none (ENR-11).
 */
export const ageOn = (birthDate: IsoDay, today: IsoDay): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};
