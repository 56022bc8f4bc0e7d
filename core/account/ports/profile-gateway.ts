import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { EmployeeTerms } from '#core/profile/employee-terms.ts';
import type { LoyaltyEnrollment } from '#core/profile/loyalty-enrollment.ts';

/**
 * The changed parts of a profile; absent parts stay, an empty text removes a value. `phone` is in international form,
 * `birthDate` is YYYY-MM-DD.
 */
export type ProfileChanges = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly birthDate?: string;
  readonly postalCode?: string;
  readonly interests?: readonly string[];
  readonly shoeSize?: string;
  /** Ignored for a member who is no employee. */
  readonly employee?: EmployeeTerms;
  /** Joins the loyalty program (ENR-09). */
  readonly enrollment?: LoyaltyEnrollment;
};

/** The profile of the member (API-042). */
export type ProfileGateway = {
  /**
   * Fails with PRO400 for invalid names or phone, PRO410 below the minimum age, PRO411 for an invalid birth date, PRO414
   * for the phone number of another account, PRO415 for an invalid postal code, PRO418 for unknown preferences.
   */
  readonly change: (command: Keyed & { readonly changes: ProfileChanges }) => Effect.Effect<void, ApiFailure>;
};
