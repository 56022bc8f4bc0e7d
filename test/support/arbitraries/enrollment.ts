import fc from 'fast-check';
import { expect } from 'vitest';
import {
  afterLookup,
  afterSignIn,
  Enrollment,
  enrollmentSteps,
  type EnrollmentContext,
  type EnrollmentPlace,
} from '#core/enrollment/enrollment.ts';

export const noFacts: EnrollmentContext = { isSignedIn: false, isLoyaltyMember: false, data: {}, interests: [] };
export const complete = {
  email: 'ida@example.com',
  phone: '+14155552671',
  firstName: 'Ida',
  lastName: 'Berg',
  postalCode: '94105',
  birthDate: '1990-01-02',
};

const text = (given: string) => fc.option(fc.constant(given), { nil: '' });

export const enrolledData = fc.record({
  email: text(complete.email),
  phone: text(complete.phone),
  firstName: text(complete.firstName),
  lastName: text(complete.lastName),
  postalCode: text(complete.postalCode),
  birthDate: text(complete.birthDate),
});

/** A person who has just signed in or up. */
export const memberFacts: fc.Arbitrary<EnrollmentContext> = fc.record({
  isSignedIn: fc.constant(true),
  isLoyaltyMember: fc.boolean(),
  data: enrolledData,
  interests: fc.constantFrom([], ['run']),
});

/** The listed transitions, as the requirement writes them (ENR-05, ENR-06). */
export const listedMoves: readonly string[] = [
  'lookup>sign-in',
  'lookup>sign-up',
  'sign-in>forgot-password',
  'forgot-password>sign-in',
  'sign-in>done',
  'sign-in>mobile',
  'sign-in>profile',
  'sign-in>non-loyalty',
  'sign-up>welcome',
  'welcome>mobile',
  'mobile>profile',
  'profile>interests',
  'interests>success',
  'non-loyalty>mobile',
];

const isFilled = (step: EnrollmentPlace, { data, interests }: EnrollmentContext): boolean =>
  step === 'mobile'
    ? data.phone !== ''
    : step === 'profile'
      ? ![data.firstName, data.lastName, data.postalCode, data.birthDate].includes('')
      : step === 'interests' && interests.length > 0;

const linear: readonly EnrollmentPlace[] = ['mobile', 'profile', 'interests', 'success'];
const pastFilled = (step: EnrollmentPlace, facts: EnrollmentContext): EnrollmentPlace =>
  linear.slice(linear.indexOf(step)).find((one) => !isFilled(one, facts)) ?? 'success';
/** The step that a transition leads to. */
const arrival = (to: EnrollmentPlace, facts: EnrollmentContext): EnrollmentPlace =>
  linear.includes(to) ? pastFilled(to, facts) : to;

/** The model: the step, the person, and every text that was ever typed. */
export type EnrolmentNotes = {
  step: EnrollmentPlace;
  facts: EnrollmentContext;
  typed: { readonly [field: string]: string };
};
export type RealEnrolment = { enrollment: Enrollment };
type Command = fc.Command<EnrolmentNotes, RealEnrolment>;

const early: readonly string[] = ['lookup', 'sign-in', 'sign-up', 'forgot-password'];

const sound = (notes: EnrolmentNotes, { enrollment }: RealEnrolment): void => {
  const { step, trail, typed } = enrollment;
  expect([step, typed]).toEqual([notes.step, notes.typed]);
  expect(new Set([...trail, step]).size).toBe(trail.length + 1);
  expect(trail.every((one) => early.includes(one) === early.includes(step))).toBe(true);
};

const command = (
  name: string,
  run: (notes: EnrolmentNotes, real: RealEnrolment) => void,
  at?: EnrollmentPlace,
): Command => ({
  check: (notes) => at === undefined || notes.step === at,
  run: (notes, real) => {
    run(notes, real);
    sound(notes, real);
  },
  toString: () => name,
});

const goTo = (notes: EnrolmentNotes, real: RealEnrolment, to: EnrollmentPlace): void => {
  const { step, trail } = real.enrollment;
  real.enrollment = Enrollment.go(real.enrollment, to, notes.facts);
  notes.step = arrival(to, notes.facts);
  const isPast = early.includes(step) !== early.includes(notes.step);
  if (isPast) expect(real.enrollment.trail).toEqual([]);
  else if (!trail.some((one) => one === notes.step)) expect(real.enrollment.trail).toEqual([...trail, step]);
};

const lookUp = fc
  .boolean()
  .map((exists) =>
    command(
      `look up: ${exists ? 'known' : 'unknown'}`,
      (notes, real) => goTo(notes, real, afterLookup({ exists })),
      'lookup',
    ),
  );
const signIn = memberFacts.map((facts) =>
  command(
    `sign in as ${JSON.stringify(facts)}`,
    (notes, real) => {
      notes.facts = facts;
      goTo(notes, real, afterSignIn(facts));
    },
    'sign-in',
  ),
);
const signUp = memberFacts.map((facts) =>
  command(
    'sign up',
    (notes, real) => {
      notes.facts = facts;
      goTo(notes, real, 'welcome');
    },
    'sign-up',
  ),
);
const onward = [
  ['sign-in', 'forgot-password'],
  ['forgot-password', 'sign-in'],
  ['welcome', 'mobile'],
  ['non-loyalty', 'mobile'],
  ['mobile', 'profile'],
  ['profile', 'interests'],
  ['interests', 'success'],
] as const;
const next = fc
  .constantFrom(...onward)
  .map(([from, to]) => command(`${from} > ${to}`, (notes, real) => goTo(notes, real, to), from));

const stray = fc.constantFrom(...enrollmentSteps, 'done' as const).map((to) =>
  command(`stray to ${to}`, (notes, real) => {
    if (listedMoves.includes(`${notes.step}>${to}`)) return;
    expect(() => Enrollment.go(real.enrollment, to, notes.facts)).toThrow(RangeError);
  }),
);

const back = fc.constant(
  command('back', (notes, real) => {
    const { step, trail } = real.enrollment;
    real.enrollment = Enrollment.back(real.enrollment);
    notes.step = trail.at(-1) ?? step;
  }),
);

const type = fc
  .record({ field: fc.constantFrom('email', 'phone', 'firstName'), word: fc.string({ maxLength: 4 }) })
  .map(({ field, word }) =>
    command(`type ${field}`, (notes, real) => {
      real.enrollment = Enrollment.keep(real.enrollment, { [field]: word });
      notes.typed = { ...notes.typed, [field]: word };
    }),
  );

const resume = fc.boolean().map((isOut) =>
  command(isOut ? 'sign out and come back' : 'leave and come back', (notes, real) => {
    const kept: Enrollment = JSON.parse(JSON.stringify(real.enrollment));
    expect(kept).toEqual(real.enrollment);
    const begins = isOut && notes.facts.isSignedIn;
    if (isOut) notes.facts = noFacts;
    real.enrollment = Enrollment.resume(kept, notes.facts);
    // After Back the step may be complete; resuming skips it.
    notes.step = begins ? 'lookup' : arrival(notes.step, notes.facts);
  }),
);

/** Actions of a person who enrolls, and forbidden transitions. */
export const enrolmentCommands: readonly fc.Arbitrary<Command>[] = [
  lookUp,
  lookUp,
  signIn,
  signIn,
  signUp,
  next,
  next,
  next,
  next,
  stray,
  back,
  type,
  resume,
];

export const begunEnrolment = (): { model: EnrolmentNotes; real: RealEnrolment } => ({
  model: { step: 'lookup', facts: noFacts, typed: {} },
  real: { enrollment: Enrollment.start(noFacts) },
});
