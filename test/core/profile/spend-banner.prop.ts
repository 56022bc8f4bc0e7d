import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { isoDay } from '#core/kernel/iso-day.ts';
import { spendBanner, type Identity, type SpecialProfile } from '#core/profile/spend-banner.ts';
import { fullLaw } from '#test/support/law.ts';

const of = Amount.of;
const today = isoDay('2025-12-01') ?? 0;
const employee = (termsAccepted: boolean) => ({ termsAccepted, currentSpend: of(40_000), annualCap: of(250_000) });
const athlete = { remainingCredit: of(50_000), annualCap: of(150_000) };
const prosumer = { currentSpend: of(10_000), annualCredit: of(100_000) };
const identity = (type: Identity['type']): Identity => ({ type, verified: true });
const banner = (profile: SpecialProfile) => spendBanner(profile, today)?.kind;

describe('spend banner', () => {
  test.each([
    [
      'employee with terms, athlete, ipa, wranx',
      { employee: employee(true), athlete, identities: [identity('IPA'), identity('WRANX')] },
      'employee',
    ],
    ['employee without terms, athlete', { employee: employee(false), athlete }, 'athlete'],
    ['athlete, ipa', { athlete, identities: [identity('IPA')] }, 'athlete'],
    ['ipa, wranx', { identities: [identity('WRANX'), identity('IPA')] }, 'ipa'],
    ['wranx', { identities: [identity('WRANX')] }, 'wranx'],
    ['none', {}, undefined],
  ] as const)('PR-22 SPC-06 %s shows %s', (_, profile, kind) => expect(banner(profile)).toBe(kind));

  fullLaw(
    'PR-22 SPC-06 over all 32 inputs the banner is the highest that applies in employee(terms) > athlete > ipa > wranx',
    Array.from({ length: 32 }, (_, bits) => bits),
    (bits) => {
      const [isEmployee, terms, isAthlete, ipa, wranx] = [1, 2, 4, 8, 16].map((bit) => (bits & bit) !== 0);
      const profile: SpecialProfile = {
        ...(isEmployee === true ? { employee: employee(terms === true) } : {}),
        ...(isAthlete === true ? { athlete } : {}),
        identities: [...(wranx === true ? [identity('WRANX')] : []), ...(ipa === true ? [identity('IPA')] : [])],
      };
      expect(banner(profile)).toBe(
        (['employee', 'athlete', 'ipa', 'wranx'] as const)[
          [isEmployee === true && terms === true, isAthlete, ipa, wranx].indexOf(true)
        ],
      );
    },
  );

  test.each([
    ['yesterday', '2025-11-30', undefined],
    ['today', '2025-12-01', 'ipa'],
    ['today at noon', '2025-12-01T12:00:00Z', 'ipa'],
    ['tomorrow', '2025-12-02', 'ipa'],
    ['no day at all', 'never', undefined],
  ])('SPC-11 an identity whose verification ends %s gives the banner %s', (_, expiryDate, kind) =>
    expect(banner({ identities: [{ type: 'IPA', verified: true, expiryDate }] })).toBe(kind),
  );

  test('SPC-11 an identity that is not verified gives no banner, and another one may replace it', () => {
    expect(banner({ identities: [{ type: 'IPA', verified: false }] })).toBeUndefined();
    expect(banner({ identities: [{ type: 'IPA', verified: false }, identity('WRANX')] })).toBe('wranx');
    expect(
      banner({
        identities: [
          { type: 'IPA', verified: false },
          { type: 'IPA', verified: true, expiryDate: '2026-01-01' },
        ],
      }),
    ).toBe('ipa');
  });

  test('SPC-03 SPC-04 SPC-05 SPC-10 the bar shows what was spent of the cap', () => {
    expect(spendBanner({ employee: employee(true) }, today)?.bar).toMatchObject({
      spent: 40_000,
      cap: 250_000,
      remaining: 210_000,
      percent: 16,
    });
    expect(spendBanner({ athlete }, today)?.bar).toMatchObject({ spent: 100_000, cap: 150_000, remaining: 50_000 });
    for (const type of ['IPA', 'WRANX'] as const)
      expect(spendBanner({ prosumer, identities: [identity(type)] }, today)?.bar).toMatchObject({
        spent: 10_000,
        cap: 100_000,
        remaining: 90_000,
      });
  });

  test('SPC-10 a banner without a cap has no bar', () => {
    expect(spendBanner({ employee: { termsAccepted: true, currentSpend: of(1) } }, today)).toEqual({
      kind: 'employee',
    });
    expect(spendBanner({ athlete: { remainingCredit: of(1), annualCap: of(0) } }, today)).toEqual({ kind: 'athlete' });
    expect(spendBanner({ identities: [identity('IPA')] }, today)).toEqual({ kind: 'ipa' });
  });
});
