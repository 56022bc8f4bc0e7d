import { isGiven } from '../validation/text-rules.ts';

/** What enrollment asks for beside the e-mail address. */
const asked = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const;

export type EnrolledData = { readonly [fact in 'email' | (typeof asked)[number]]?: string };

/**
 * Whether a member still has something to tell (ENR-03).
 * Law: false whenever e-mail is blank (PR-19).
 * Law: with e-mail, true exactly when at least one of the five is blank (32 combinations) (PR-19).
 */
export const isPartiallyEnrolled = (data: EnrolledData): boolean =>
  isGiven(data.email) && asked.some((fact) => !isGiven(data[fact]));
