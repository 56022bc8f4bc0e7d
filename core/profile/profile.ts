import { present } from '../kernel/present.ts';
import type { IsoDate } from '../validation/date-format.ts';
import type { AddressBook } from './address-book.ts';
import type { SpecialProfile } from './spend-banner.ts';
import type { Subscription } from './subscription.ts';

/** Kinds of consumers that the shop knows (PRO-06, PRO-07). */
export const consumerTypes = ['GUEST', 'REGISTERED', 'EMPLOYEE'] as const;
export type ConsumerType = (typeof consumerTypes)[number];

/** An unknown type behaves as REGISTERED (PRO-07). */
export const consumerTypeOf = (told: string): ConsumerType =>
  consumerTypes.find((known) => known === told) ?? 'REGISTERED';

/** What a person tells of themselves and may change; the e-mail address is changed by a case only (PRO-12). */
export type PersonalDetails = {
  readonly firstName?: string;
  readonly lastName?: string;
  /** International form (PR-07). */
  readonly phone?: string;
  readonly birthDate?: IsoDate;
  readonly gender?: string;
  readonly postalCode?: string;
  readonly preferredShoeSize?: string;
};

/** A membership in the loyalty programme (PRO-04). */
export type LoyaltyEnrollment = {
  readonly type: 'Loyalty';
  readonly optin: boolean;
  readonly doubleOptin: boolean;
  readonly country: string;
};

/** All that is known of a consumer (ENT-03, ENT-05). */
export type Profile = PersonalDetails &
  SpecialProfile & {
    readonly email?: string;
    readonly addresses: AddressBook;
    readonly source?: { readonly acquisitionType: string; readonly campaignName: string };
    readonly isLoyaltyMember: boolean;
    readonly loyaltyOptInDate?: IsoDate;
    readonly points?: number;
    readonly enrollments: readonly LoyaltyEnrollment[];
    readonly interests: readonly string[];
    readonly subscriptions: readonly Subscription[];
  };

/**
 * The parts that differ, with their new values; a part that was emptied is empty text. Only they are sent.
 * Law: the changes put onto what was before give what is after (PRO-08).
 */
export const changedDetails = (before: PersonalDetails, after: PersonalDetails): PersonalDetails => {
  const changed = (field: keyof PersonalDetails): string | undefined =>
    before[field] === after[field] ? undefined : (after[field] ?? '');
  return present({
    firstName: changed('firstName'),
    lastName: changed('lastName'),
    phone: changed('phone'),
    birthDate: changed('birthDate'),
    gender: changed('gender'),
    postalCode: changed('postalCode'),
    preferredShoeSize: changed('preferredShoeSize'),
  });
};
