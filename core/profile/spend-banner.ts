import type { Amount } from '../kernel/amount.ts';
import type { Day } from '../kernel/calendar.ts';
import { isoDay } from '../kernel/iso-day.ts';
import { creditCap, spendCap, type SpendCap } from '../pricing/spend-cap.ts';

/** A verified profession (ENT-04). `expiryDate` is ISO 8601; that day is included. */
export type Identity = { readonly type: 'WRANX' | 'IPA'; readonly verified: boolean; readonly expiryDate?: string };

/** The parts of a profile that make it special (SPC-08). */
export type SpecialProfile = {
  readonly employee?: { readonly termsAccepted: boolean; readonly currentSpend: Amount; readonly annualCap?: Amount };
  readonly athlete?: { readonly remainingCredit: Amount; readonly annualCap?: Amount };
  readonly prosumer?: { readonly currentSpend: Amount; readonly annualCredit?: Amount };
  readonly identities?: readonly Identity[];
};

/** Banners by priority; the first one that applies is shown (PR-22). */
const spendBanners = ['employee', 'athlete', 'ipa', 'wranx'] as const;
export type SpendBannerKind = (typeof spendBanners)[number];

/** A banner with its bar, which is absent without a cap (SPC-10). */
type SpendBanner = { readonly kind: SpendBannerKind; readonly bar?: SpendCap };

/**
 * Whether a profile has an identity that is verified and not expired. One with an unreadable expiry date does not count
 * (SPC-11).
 */
const holds = ({ identities = [] }: SpecialProfile, type: Identity['type'], today: Day): boolean =>
  identities.some(
    (identity) =>
      identity.type === type &&
      identity.verified &&
      (identity.expiryDate === undefined || (isoDay(identity.expiryDate) ?? today - 1) >= today),
  );

const applies: { readonly [kind in SpendBannerKind]: (profile: SpecialProfile, today: Day) => boolean } = {
  employee: ({ employee }) => employee?.termsAccepted === true,
  athlete: ({ athlete }) => athlete !== undefined,
  ipa: (profile, today) => holds(profile, 'IPA', today),
  wranx: (profile, today) => holds(profile, 'WRANX', today),
};

const prosumerBar = ({ prosumer }: SpecialProfile): SpendCap | undefined =>
  prosumer === undefined ? undefined : spendCap(prosumer.currentSpend, prosumer.annualCredit);

const bars: { readonly [kind in SpendBannerKind]: (profile: SpecialProfile) => SpendCap | undefined } = {
  employee: ({ employee }) =>
    employee === undefined ? undefined : spendCap(employee.currentSpend, employee.annualCap),
  athlete: ({ athlete }) => (athlete === undefined ? undefined : creditCap(athlete.remainingCredit, athlete.annualCap)),
  ipa: prosumerBar,
  wranx: prosumerBar,
};

/**
 * The banner of a profile; employees count only if they accepted the terms (SPC-06).
 * Law: over all 32 inputs the banner is the highest that applies in employee(terms) > athlete > ipa > wranx (PR-22).
 */
export const spendBanner = (profile: SpecialProfile, today: Day): SpendBanner | undefined => {
  const kind = spendBanners.find((one) => applies[one](profile, today));
  if (kind === undefined) return undefined;
  const bar = bars[kind](profile);
  return bar === undefined ? { kind } : { kind, bar };
};
