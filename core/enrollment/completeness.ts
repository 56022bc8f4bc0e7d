import type { Profile } from '../profile/profile.ts';
import { isGiven } from '../validation/text-rules.ts';

/** What enrolment asks for. */
export type EnrolledData = Pick<Profile, 'email' | 'phone' | 'firstName' | 'lastName' | 'postalCode' | 'birthDate'>;

const asked = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const;

/** True exactly when there is an e-mail and one of the five other facts is blank (PR-19, ENR-03). */
export const isPartiallyEnrolled = (data: EnrolledData): boolean => isGiven(data.email) && asked.some((fact) => !isGiven(data[fact]));
