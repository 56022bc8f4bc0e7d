import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText, oneOf } from '../kernel/primitives.codec.ts';
import type { LoyaltyEnrollment, Profile } from './profile.ts';
import type { Identity } from './spend-banner.ts';

/** Reads a membership in the loyalty programme (PRO-04). */
export const LoyaltyEnrollmentCodec: t.Type<LoyaltyEnrollment, unknown, unknown> = document(
  'an enrolment',
  { type: t.literal('Loyalty'), optin: t.boolean, doubleOptin: t.boolean, country: filledText },
  {},
);

/** Reads a proof of a profession (ENT-04). */
export const IdentityCodec: t.Type<Identity, unknown, unknown> = document(
  'an identity',
  { type: oneOf('WRANX or IPA', ['WRANX', 'IPA']), verified: t.boolean },
  { expiryDate: filledText },
);

/** Reads where a consumer came from (ENT-04). */
export const SourceCodec: t.Type<NonNullable<Profile['source']>, unknown, unknown> = document(
  'a source',
  { acquisitionType: filledText, campaignName: filledText },
  {},
);
