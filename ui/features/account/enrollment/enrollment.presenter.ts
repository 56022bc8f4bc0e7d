import { makeAutoObservable } from 'mobx';
import { enrollmentForm } from '#core/enrollment/enrollment-form.ts';
import { Enrollment, enrollmentFacts, type EnrollmentStep } from '#core/enrollment/enrollment.ts';
import type { EnrollmentProgress } from '#core/enrollment/use-cases/enrollment-use-cases.ts';
import { Interests } from '#core/profile/interests.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { dateText } from '#core/validation/date-format.ts';
import { nationalPhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { maskPhone } from '#ui/features/account/mask-phone.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';

/** The enrollment of this document, which the dialog resumes after it was closed (ENR-07). */
export class EnrollmentDraft {
  stored: Enrollment | undefined = undefined;
}

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly site: SiteConfiguration;
  readonly session: Pick<SessionStore, 'account'>;
  readonly draft: EnrollmentDraft;
  readonly ruleTexts: RuleTexts;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The dialog was opened to sign in: it closes for a member who is signed in already. */
  readonly isSignIn: boolean;
  readonly onClose: () => void;
  /** Called with the sign-in of a member from whom nothing is missing (ENR-06). */
  readonly onSignedIn: () => void;
};

type StepForm = FormPresenter<string, EnrollmentProgress>;

/** The enrollment dialog: its step, and the form of the step. */
export class EnrollmentPresenter {
  progress: EnrollmentProgress | undefined = undefined;
  form: StepForm | undefined = undefined;
  hasFailed = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get step(): EnrollmentStep | undefined {
    const step = this.progress?.enrollment.step;
    return step === 'done' ? undefined : step;
  }

  get canGoBack(): boolean {
    return (this.progress?.enrollment.trail.length ?? 0) > 0;
  }

  get interests(): readonly string[] {
    return Interests.read(this.form?.values['interests'] ?? '');
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    if (this.progress === undefined) this.load();
    return () => {
      this.keep();
      stop();
    };
  }

  load(): void {
    const { tasks, draft, isSignIn, onClose } = this.#parts;
    this.hasFailed = false;
    void tasks.query('enrollment', (shop) => shop.enrollment.open(draft.stored), {
      done: (progress) => (isSignIn && progress.owner !== undefined ? onClose() : this.show(progress)),
      failed: () => {
        this.hasFailed = true;
      },
    });
  }

  choose(interest: string, isChosen: boolean): void {
    const others = this.interests.filter((one) => one !== interest);
    this.form?.change('interests', Interests.write(isChosen ? [...others, interest] : others));
  }

  /** Moves without a call, between sign-in and the forgotten password. */
  goTo(step: EnrollmentStep): void {
    const { progress } = this;
    if (progress === undefined) return;
    const facts = enrollmentFacts(progress.owner);
    this.show({ ...progress, enrollment: Enrollment.go(this.kept(progress.enrollment), step, facts) });
  }

  back(): void {
    const { progress } = this;
    if (progress === undefined) return;
    this.show({ ...progress, enrollment: Enrollment.back(this.kept(progress.enrollment)) });
  }

  /** Stores what was typed, for the next time the dialog opens. */
  private keep(): void {
    const { progress } = this;
    const isOver = progress === undefined || ['success', 'done'].includes(progress.enrollment.step);
    this.#parts.draft.stored = isOver ? undefined : this.kept(progress.enrollment);
  }

  private kept(enrollment: Enrollment): Enrollment {
    const { password: _, ...typed } = this.form?.values ?? {};
    return Enrollment.keep(enrollment, typed);
  }

  private show(progress: EnrollmentProgress): void {
    const { session, onSignedIn } = this.#parts;
    const { owner, enrollment } = progress;
    this.progress = progress;
    if (owner !== undefined) session.account.set({ _tag: 'Member', owner });
    if (enrollment.step === 'done') return onSignedIn();
    this.form = this.formOf(progress, enrollment.step);
  }

  private formOf(progress: EnrollmentProgress, step: EnrollmentStep): StepForm {
    const { tasks, shell, site, ruleTexts, today } = this.#parts;
    const { country, dateFormat } = site;
    const form: StepForm = new FormPresenter<string, EnrollmentProgress>({
      prefix: 'enroll',
      form: enrollmentForm(step, { country, dateFormat, today }),
      ruleTexts,
      mask: maskPhone(country),
      sending: {
        tasks,
        shell,
        send: (typed) => (shop) => shop.enrollment.submit(progress, typed),
        onSent: this.show,
      },
    });
    form.fill({ ...this.storedValues(progress), ...progress.enrollment.typed });
    return form;
  }

  private storedValues({ owner }: EnrollmentProgress): Values {
    const { country, dateFormat } = this.#parts.site;
    if (owner === undefined) return {};
    return {
      firstName: owner.firstName,
      lastName: owner.lastName,
      phone: nationalPhone(owner.phone ?? '', country),
      postalCode: owner.postalCode ?? '',
      birthDate: owner.birthDate === undefined ? '' : dateText(owner.birthDate, dateFormat),
      interests: Interests.write(owner.interests),
    };
  }
}
