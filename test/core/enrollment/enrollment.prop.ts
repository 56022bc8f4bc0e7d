import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterLookup,
  afterSignIn,
  Enrollment,
  enrollmentMoves,
  enrollmentSteps,
  firstStep,
  type EnrollmentContext,
  type EnrollmentPlace,
} from '#core/enrollment/enrollment.ts';
import { isPartiallyEnrolled } from '#core/enrollment/enrolled-data.ts';
import {
  begunEnrolment,
  complete,
  enrolledData,
  enrolmentCommands,
  listedMoves,
  memberFacts,
  noFacts,
} from '#test/support/arbitraries/enrollment.ts';
import { fullLaw, law, sequenceLaw } from '#test/support/law.ts';

const member: EnrollmentContext = { isSignedIn: true, isLoyaltyMember: true, data: complete, interests: ['run'] };
const knowing = (data: Partial<typeof complete>, more: Partial<EnrollmentContext> = {}): EnrollmentContext => ({
  ...member,
  data: { ...complete, ...data },
  interests: [],
  ...more,
});
const places: readonly EnrollmentPlace[] = [...enrollmentSteps, 'done'];

describe('partially enrolled', () => {
  test.each([
    ['complete', complete, false],
    ['no e-mail, rest given', { ...complete, email: '' }, false],
    ['e-mail only', { email: complete.email }, true],
    ['phone missing', { ...complete, phone: '' }, true],
    ['first name missing', { ...complete, firstName: '' }, true],
    ['last name missing', { ...complete, lastName: '' }, true],
    ['postal code missing', { ...complete, postalCode: ' ' }, true],
    ['birth date missing', { ...complete, birthDate: '' }, true],
    ['gender missing', { ...complete, gender: '' }, false],
    ['nothing', {}, false],
  ])('PR-19 ENR-03 %s', (_, data, partial) => expect(isPartiallyEnrolled(data)).toBe(partial));

  law('PR-19 false whenever e-mail is blank', [enrolledData, fc.constantFrom('', ' ', '\t ')], (data, email) =>
    expect(isPartiallyEnrolled({ ...data, email })).toBe(false),
  );

  const five = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const;
  fullLaw(
    'PR-19 with e-mail, true exactly when at least one of the five is blank (32 combinations)',
    Array.from({ length: 32 }, (_, bits) => five.filter((_fact, at) => (bits & (1 << at)) !== 0)),
    (blank) =>
      expect(isPartiallyEnrolled({ ...complete, ...Object.fromEntries(blank.map((fact) => [fact, ' '])) })).toBe(
        blank.length > 0,
      ),
  );
});

describe('steps', () => {
  test('ENR-01 there are exactly ten steps', () =>
    expect(enrollmentSteps).toEqual([
      'lookup',
      'sign-in',
      'sign-up',
      'forgot-password',
      'non-loyalty',
      'welcome',
      'mobile',
      'profile',
      'interests',
      'success',
    ]));

  test.each([
    [false, '', 'lookup'],
    [false, '+14155552671', 'lookup'],
    [true, '', 'mobile'],
    [true, '  ', 'mobile'],
    [true, '+14155552671', 'profile'],
  ])('PR-20 ENR-02 signed in: %s, phone "%s": first step %s', (isSignedIn, phone, step) =>
    expect(firstStep({ ...noFacts, isSignedIn, data: { phone } })).toBe(step),
  );

  test('PR-20 a missing phone counts as empty', () =>
    expect(firstStep({ ...noFacts, isSignedIn: true })).toBe('mobile'));

  const pairs = places.flatMap((from) =>
    places.map((to) => [from, to, listedMoves.includes(`${from}>${to}`)] as const),
  );
  test.each(pairs)('ENR-06 from %s to %s is listed: %s; every move not listed throws', (from, to, isListed) => {
    if (isListed) expect(enrollmentMoves.move(from, to)).toBe(to);
    else
      expect(() => enrollmentMoves.move(from, to)).toThrow(
        new RangeError(`An enrollment has no move from ${from} to ${to}`),
      );
  });

  test.each([
    [true, 'sign-in'],
    [false, 'sign-up'],
  ])('ENR-05 a person whose lookup is %s goes to %s', (exists, step) => expect(afterLookup({ exists })).toBe(step));

  test.each([
    ['a complete member', member, 'done'],
    ['a member without a phone', knowing({ phone: '' }), 'mobile'],
    ['a member without a name', knowing({ firstName: '' }), 'profile'],
    ['a member without phone and name', knowing({ phone: ' ', lastName: '' }), 'mobile'],
    ['a complete person who is no member', knowing({}, { isLoyaltyMember: false }), 'non-loyalty'],
    ['a partial person who is no member', knowing({ phone: '' }, { isLoyaltyMember: false }), 'non-loyalty'],
  ] as const)('ENR-06 sign-in leads %s to %s', (_, facts, place) => expect(afterSignIn(facts)).toBe(place));

  law('ENR-06 wherever sign-in and lookup lead is a listed move', [memberFacts, fc.boolean()], (facts, exists) => {
    expect(enrollmentMoves.can('sign-in', afterSignIn(facts))).toBe(true);
    expect(enrollmentMoves.can('lookup', afterLookup({ exists }))).toBe(true);
  });
});

describe('ENR-07 complete steps are skipped', () => {
  const at = (step: EnrollmentPlace): Enrollment => ({ step, trail: [], typed: { email: 'a' } });
  test.each([
    ['welcome', 'mobile', knowing({ phone: '', firstName: '' }), 'mobile'],
    ['welcome', 'mobile', knowing({ firstName: '' }), 'profile'],
    ['welcome', 'mobile', knowing({}), 'interests'],
    ['welcome', 'mobile', member, 'success'],
    ['mobile', 'profile', knowing({ birthDate: '' }), 'profile'],
    ['mobile', 'profile', knowing({ lastName: '' }), 'profile'],
    ['mobile', 'profile', knowing({ postalCode: '' }), 'profile'],
    ['mobile', 'profile', knowing({ phone: '' }), 'interests'],
    ['profile', 'interests', knowing({}, { interests: ['ski'] }), 'success'],
    ['non-loyalty', 'mobile', knowing({ phone: '' }), 'mobile'],
    ['sign-in', 'done', member, 'done'],
  ] as const)('ENR-07 from %s to %s', (from, to, facts, step) =>
    expect(Enrollment.go(at(from), to, facts).step).toBe(step),
  );

  test('ENR-07 AMB-28 a complete member who opens the enrollment is past the completed steps', () => {
    expect(Enrollment.start(member)).toEqual({ step: 'success', trail: [], typed: {} });
    expect(Enrollment.start(knowing({ birthDate: '' })).step).toBe('profile');
    expect(Enrollment.start(noFacts).step).toBe('lookup');
  });

  test('ENR-07 Back shows the previous step with its input, and does not go back past a sign-in', () => {
    const typed = Enrollment.keep(Enrollment.start(noFacts), { email: 'ida@example.com' });
    const signIn = Enrollment.go(typed, 'sign-in', noFacts);
    const forgot = Enrollment.go(signIn, 'forgot-password', noFacts);
    expect(forgot.trail).toEqual(['lookup', 'sign-in']);
    expect(Enrollment.back(forgot)).toEqual(signIn);
    expect(Enrollment.go(forgot, 'sign-in', noFacts)).toEqual(signIn);
    expect(Enrollment.back(Enrollment.back(signIn))).toEqual(typed);

    const facts = knowing({ phone: '', birthDate: '' });
    const mobile = Enrollment.go(signIn, 'mobile', facts);
    expect([mobile.trail, Enrollment.back(mobile)]).toEqual([[], mobile]);
    const profile = Enrollment.go(Enrollment.keep(mobile, { phone: '415' }), 'profile', facts);
    expect(Enrollment.back(profile)).toEqual({
      step: 'mobile',
      trail: [],
      typed: { email: 'ida@example.com', phone: '415' },
    });
  });
});

describe('a resumed enrollment', () => {
  const kept: Enrollment = { step: 'mobile', trail: ['welcome'], typed: { phone: '415' } };

  test('continues where it stopped, past steps that are complete by now', () => {
    expect(Enrollment.resume(kept, knowing({ phone: '' }))).toEqual(kept);
    expect(Enrollment.resume(kept, knowing({ birthDate: '' }))).toEqual({ ...kept, step: 'profile' });
    expect(Enrollment.resume({ ...kept, step: 'sign-up' }, noFacts)).toEqual({ ...kept, step: 'sign-up' });
    expect(Enrollment.resume({ ...kept, step: 'done' }, member)).toEqual({ ...kept, step: 'done' });
  });

  test('restarts at the first step with its input if the shopper has signed in or out since', () => {
    expect(Enrollment.resume(kept, noFacts)).toEqual({ step: 'lookup', trail: [], typed: kept.typed });
    expect(Enrollment.resume({ ...kept, step: 'sign-up' }, knowing({ phone: '' }))).toEqual({
      step: 'mobile',
      trail: [],
      typed: kept.typed,
    });
  });
});

test('ENR-09 finishing creates an enrollment of type Loyalty, opted in, for the country', () =>
  expect(Enrollment.membership('US')).toEqual({ type: 'Loyalty', optin: true, doubleOptin: false, country: 'US' }));

sequenceLaw(
  'ENR-06 ENR-07 in any order of moves, Back, typing and coming back, only listed moves are made and nothing typed is lost',
  enrolmentCommands,
  begunEnrolment,
);
