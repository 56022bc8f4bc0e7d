/** Whether a value was entered. */
export const isKnown = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** Data that enrollment requires beside the e-mail address. */
const asked = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const;

/** Data of a member that decide about the steps of an enrollment. */
export type EnrolledData = { readonly [fact in 'email' | (typeof asked)[number]]?: string };

/**
 * Whether required data of a member is missing (ENR-03).
 * Law: false whenever e-mail is blank (PR-19).
 * Law: with e-mail, true exactly when at least one of the five is blank (32 combinations) (PR-19).
 */
export const isPartiallyEnrolled = (data: EnrolledData): boolean =>
  isKnown(data.email) && asked.some((fact) => !isKnown(data[fact]));
