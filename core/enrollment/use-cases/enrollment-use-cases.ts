import * as Effect from 'effect/Effect';
import type { AccountOwner } from '#core/account/ports/account-gateway.ts';
import { formContext } from '#core/account/use-cases/form-context.ts';
import type { AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import type { ProfileUseCases } from '#core/account/use-cases/profile-use-cases.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { enrollmentChanges } from '../enrollment-changes.ts';
import { enrollmentForm } from '../enrollment-form.ts';
import {
  afterLookup,
  afterSignIn,
  Enrollment,
  enrollmentFacts,
  type EnrollmentContext,
  type EnrollmentPlace,
  type EnrollmentStep,
} from '../enrollment.ts';
import { lookupQuery } from '../lookup.ts';
import type { EnrollmentGateway } from '../ports/enrollment-gateway.ts';

/** An enrollment with the profile of the shopper, once they are signed in. */
export type EnrollmentProgress = { readonly enrollment: Enrollment; readonly owner?: AccountOwner };

export type EnrollmentUseCases = {
  /**
   * Reads who is signed in, and starts an enrollment or resumes `stored` (ENR-02, ENR-07). A shopper from whom nothing
   * is missing is asked before they join.
   */
  readonly open: (stored?: Enrollment) => Effect.Effect<EnrollmentProgress, ApiFailure>;
  /**
   * Validates the form of the current step, calls the service, and moves on: the lookup (ENR-05), a sign-in or sign-up,
   * or a change of the profile. Reaching `success` makes the shopper a member of the program (ENR-09). After a failure
   * the step is the same.
   */
  readonly submit: (
    progress: EnrollmentProgress,
    typed: Values,
  ) => Effect.Effect<EnrollmentProgress, ApiFailure | InvalidInput>;
};

type EnrollmentPorts = {
  readonly enrollments: EnrollmentGateway;
  readonly account: Pick<AccountUseCases, 'signIn' | 'signUp' | 'view'>;
  readonly profile: Pick<ProfileUseCases, 'changeProfile'>;
  readonly session: SessionUseCases;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

type Submit = EnrollmentUseCases['submit'];

/** Passwords are not kept with the other typed values. */
const withoutPassword = ({ password: _, ...typed }: Values): Values => typed;

export const makeEnrollmentUseCases = ({
  enrollments,
  account,
  profile,
  session,
  site,
  ruleTexts,
}: EnrollmentPorts): EnrollmentUseCases => {
  const { country } = site;

  const owner = Effect.map(account.view(), (view) => (view._tag === 'Member' ? view.owner : undefined));

  const progressOf = (enrollment: Enrollment, found: AccountOwner | undefined): EnrollmentProgress =>
    found === undefined ? { enrollment } : { enrollment, owner: found };

  const lookUp: Submit = Effect.fnUntraced(function* ({ enrollment }, { emailOrPhone = '' }) {
    const query = lookupQuery(emailOrPhone, country);
    yield* session.ensure;
    const found = yield* enrollments.lookUp(query);
    const known = 'email' in query ? query : { phone: emailOrPhone };
    return {
      enrollment: Enrollment.go(Enrollment.keep(enrollment, known), afterLookup(found), enrollmentFacts(undefined)),
    };
  });

  const signIn: Submit = Effect.fnUntraced(function* ({ enrollment }, typed) {
    yield* account.signIn(typed);
    const found = yield* owner;
    const facts: EnrollmentContext = enrollmentFacts(found);
    const next: EnrollmentPlace = afterSignIn(facts);
    return progressOf(Enrollment.go(enrollment, next, facts), found);
  });

  const signUp: Submit = Effect.fnUntraced(function* ({ enrollment }, typed) {
    yield* account.signUp(typed);
    const found = yield* owner;
    return progressOf(Enrollment.go(enrollment, 'welcome', enrollmentFacts(found)), found);
  });

  /** Saves the data of a step of a signed-in shopper, with the membership once nothing else is missing. */
  const save: Submit = Effect.fnUntraced(function* ({ enrollment, owner: before }, typed) {
    const changes = enrollmentChanges(typed, site);
    const moved = Enrollment.forward(enrollment, enrollmentFacts(before && { ...before, ...changes }));
    const isLast = moved.step === 'success';
    const wanted = isLast ? { ...changes, enrollment: Enrollment.membership(country) } : changes;
    if (Object.keys(wanted).length === 0) return progressOf(moved, before);
    return { enrollment: moved, owner: yield* profile.changeProfile(wanted) };
  });

  const submits: { readonly [step in EnrollmentStep]?: Submit } = {
    lookup: lookUp,
    'sign-in': signIn,
    'sign-up': signUp,
  };

  return {
    open: Effect.fn('openEnrollment')(function* (stored) {
      const found = yield* owner;
      const facts = enrollmentFacts(found);
      const opened = stored === undefined ? Enrollment.start(facts) : Enrollment.resume(stored, facts);
      const joins = opened.step === 'success' && !facts.isLoyaltyMember;
      return progressOf(joins ? { ...opened, step: 'non-loyalty' } : opened, found);
    }),

    submit: Effect.fn('submitEnrollmentStep')(function* (progress, typed) {
      const { enrollment } = progress;
      if (enrollment.step === 'done') return progress;
      const form = enrollmentForm(enrollment.step, yield* formContext(site));
      const values = yield* fromEither(validateForm(form, typed, ruleTexts));
      const started = { ...progress, enrollment: Enrollment.keep(enrollment, withoutPassword(typed)) };
      return yield* (submits[enrollment.step] ?? save)(started, values);
    }),
  };
};
