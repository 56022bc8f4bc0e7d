import type { LoyaltyEnrollment } from '../profile/loyalty-enrollment.ts';
import type { Values } from '../validation/rule.ts';
import { isKnown, isPartiallyEnrolled, type EnrolledData } from './enrolled-data.ts';

/** The ten steps (ENR-01). */
export const enrollmentSteps = [
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
] as const;
export type EnrollmentStep = (typeof enrollmentSteps)[number];

/** The current step, or `done`. */
export type EnrollmentPlace = EnrollmentStep | 'done';

/** Known data of the person who enrolls. */
export type EnrollmentContext = {
  readonly isSignedIn: boolean;
  readonly isLoyaltyMember: boolean;
  readonly data: EnrolledData;
  readonly interests: readonly string[];
};

/** What an enrollment needs of a profile. */
type ProfileFacts = EnrolledData & {
  readonly interests: readonly string[];
  readonly loyalty: { readonly isMember: boolean };
};

/** The known data of a signed-in shopper, or of a guest without a profile. */
export const enrollmentFacts = (profile: ProfileFacts | undefined): EnrollmentContext => ({
  isSignedIn: profile !== undefined,
  isLoyaltyMember: profile?.loyalty.isMember ?? false,
  data: profile ?? {},
  interests: profile?.interests ?? [],
});

/** State of an enrollment, as plain data that can be stored and resumed. */
export type Enrollment = {
  readonly step: EnrollmentPlace;
  /** Previous steps, the last one last; steps before a sign-in are not included. */
  readonly trail: readonly EnrollmentStep[];
  /** Everything typed so far, by field (ENR-07). */
  readonly typed: Values;
};

const moves: { readonly [from in EnrollmentPlace]: readonly EnrollmentPlace[] } = {
  lookup: ['sign-in', 'sign-up'],
  'sign-in': ['forgot-password', 'done', 'mobile', 'profile', 'non-loyalty'],
  'forgot-password': ['sign-in'],
  'sign-up': ['welcome'],
  'non-loyalty': ['mobile'],
  welcome: ['mobile'],
  mobile: ['profile'],
  profile: ['interests'],
  interests: ['success'],
  success: [],
  done: [],
};

/** The moves that are listed for each step. `move` throws for any other (ENR-06; from lookup ENR-05). */
export const enrollmentMoves = {
  can: (from: EnrollmentPlace, to: EnrollmentPlace): boolean => moves[from].includes(to),
  move: (from: EnrollmentPlace, to: EnrollmentPlace): EnrollmentPlace => {
    if (!enrollmentMoves.can(from, to)) throw new RangeError(`An enrollment has no move from ${from} to ${to}`);
    return to;
  },
} as const;

/** The first step: lookup for a signed-out shopper, profile if a phone number is known, else mobile (PR-20, ENR-02). */
export const firstStep = ({ isSignedIn, data }: EnrollmentContext): EnrollmentStep =>
  !isSignedIn ? 'lookup' : isKnown(data.phone) ? 'profile' : 'mobile';

/** The step after the lookup: sign-in for a known customer, else sign-up (ENR-05). */
export const afterLookup = (answer: { readonly exists: boolean }): EnrollmentStep =>
  answer.exists ? 'sign-in' : 'sign-up';

/**
 * The step after sign-in: missing data, enrollment in the program, or the end.
 * Law: wherever sign-in and lookup lead is a listed move (ENR-06).
 */
export const afterSignIn = ({ isLoyaltyMember, data }: EnrollmentContext): EnrollmentPlace => {
  if (!isLoyaltyMember) return 'non-loyalty';
  if (!isPartiallyEnrolled(data)) return 'done';
  return isKnown(data.phone) ? 'profile' : 'mobile';
};

/** Steps that are skipped once their data is complete, and their next step. */
const skippable: {
  readonly [step in EnrollmentPlace]?: {
    readonly isComplete: (facts: EnrollmentContext) => boolean;
    readonly next: EnrollmentStep;
  };
} = {
  mobile: { isComplete: ({ data }) => isKnown(data.phone), next: 'profile' },
  profile: {
    isComplete: ({ data }) => [data.firstName, data.lastName, data.postalCode, data.birthDate].every(isKnown),
    next: 'interests',
  },
  interests: { isComplete: ({ interests }) => interests.length > 0, next: 'success' },
};

/** The first step from here with incomplete data (ENR-07). */
const withoutComplete = (step: EnrollmentPlace, facts: EnrollmentContext): EnrollmentPlace => {
  const skip = skippable[step];
  return skip?.isComplete(facts) === true ? withoutComplete(enrollmentMoves.move(step, skip.next), facts) : step;
};

const signedOutSteps: readonly EnrollmentPlace[] = ['lookup', 'sign-in', 'sign-up', 'forgot-password'];
const isOfSignedOut = (step: EnrollmentPlace): boolean => signedOutSteps.includes(step);

const start = (facts: EnrollmentContext): Enrollment => ({
  step: withoutComplete(firstStep(facts), facts),
  trail: [],
  typed: {},
});

/** Previous steps once `to` is reached: each step once, and none from before a sign-in. */
const trailTo = ({ step, trail }: Enrollment, to: EnrollmentPlace): readonly EnrollmentStep[] => {
  if (step === 'done' || isOfSignedOut(step) !== isOfSignedOut(to)) return [];
  const behind = [...trail, step];
  const again = behind.findIndex((one) => one === to);
  return again === -1 ? behind : behind.slice(0, again);
};

/**
 * Makes an allowed move, and skips steps whose data is complete.
 * Law: in any order of moves, Back, typing and coming back, only listed moves are made and nothing typed is lost
 * (ENR-06, ENR-07).
 */
const go = (enrollment: Enrollment, to: EnrollmentPlace, facts: EnrollmentContext): Enrollment => {
  const step = withoutComplete(enrollmentMoves.move(enrollment.step, to), facts);
  return { ...enrollment, step, trail: trailTo(enrollment, step) };
};

/** Makes the only move of a step, such as from mobile to profile. Throws for a step with several moves or none. */
const forward = (enrollment: Enrollment, facts: EnrollmentContext): Enrollment => {
  const [next, ...others] = moves[enrollment.step];
  if (next === undefined || others.length > 0)
    throw new RangeError(`The step ${enrollment.step} has not one next step`);
  return go(enrollment, next, facts);
};

/** Returns to the previous step, if there is one. */
const back = (enrollment: Enrollment): Enrollment => {
  const before = enrollment.trail.at(-1);
  return before === undefined ? enrollment : { ...enrollment, step: before, trail: enrollment.trail.slice(0, -1) };
};

/** Resumes a stored enrollment after skipping completed steps; starts again if the sign-in state has changed. */
const resume = (stored: Enrollment, facts: EnrollmentContext): Enrollment =>
  isOfSignedOut(stored.step) === facts.isSignedIn
    ? { ...start(facts), typed: stored.typed }
    : { ...stored, step: withoutComplete(stored.step, facts) };

export const Enrollment = {
  start,
  go,
  forward,
  back,
  resume,
  /** Adds typed values of a step. */
  keep: (enrollment: Enrollment, typed: Values): Enrollment => ({
    ...enrollment,
    typed: { ...enrollment.typed, ...typed },
  }),
  /** The membership that finishing sets (ENR-09, PRO-04). */
  membership: (country: string): LoyaltyEnrollment => ({ type: 'Loyalty', optin: true, doubleOptin: false, country }),
} as const;
