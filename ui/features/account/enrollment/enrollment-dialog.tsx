import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EnrollmentStep } from '#core/enrollment/enrollment.ts';
import type { Continuation } from '#core/site/continuation.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import type { DialogControl } from '#ui/kernel/shell-ports.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { useAfterSignIn } from '../after-sign-in.ts';
import { ForgotPasswordForm } from '../forgot-password-form.tsx';
import { TypedPerson } from '../typed-person.ts';
import styles from './enrollment.module.css';
import { EnrollmentDraft, EnrollmentPresenter } from './enrollment.presenter.ts';
import { EnrollmentSuccess } from './enrollment-success.tsx';
import { StepForm } from './step-form.tsx';

/** Steps that ask for data of a member, in order: they show how many follow. */
const counted: readonly EnrollmentStep[] = ['mobile', 'profile', 'interests'];
/** Steps that a shopper may leave without joining. */
const offers: ReadonlySet<EnrollmentStep> = new Set<EnrollmentStep>(['non-loyalty', 'welcome']);

type EnrollmentViewProps = DialogControl & {
  /** The dialog was opened to sign in, not to join. */
  readonly isSignIn: boolean;
  /** What follows the sign-in. */
  readonly continuation: Continuation;
};

/** Joining the loyalty program in ten steps, or signing in where simplified enrollment is on (ENR-01, ENR-08). */
export const EnrollmentView = observer(({ isSignIn, continuation, onClose }: EnrollmentViewProps): ReactNode => {
  const t = useTranslations('enrollment');
  const { dialogs } = useStorefront().shell;
  const session = useStore(SessionStore);
  const draft = useStore(EnrollmentDraft);
  const typedPerson = useStore(TypedPerson);
  const ruleTexts = useRuleTexts();
  useAfterSignIn(continuation);
  const presenter = usePresenter(
    (environment) =>
      new EnrollmentPresenter({
        ...environment,
        session,
        draft,
        ruleTexts,
        today: new Date().toISOString().slice(0, 10),
        isSignIn,
        onClose,
        onSignedIn: () => {
          onClose();
          dialogs.open('sign-in-confirmation', {});
        },
      }),
  );
  const { step, progress, form } = presenter;
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    shown.current = step;
    // The next step has another heading; the button that was pressed is gone.
    if (!isFirst) content.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [step]);
  const count = step === undefined ? -1 : counted.indexOf(step);
  const title =
    step === undefined ? t('title') : t(`steps.${step}.title`, { firstName: progress?.owner?.firstName ?? '' });
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={styles.step} ref={content}>
        {count >= 0 && <p className={styles.count}>{t('count', { step: count + 1, steps: counted.length })}</p>}
        {presenter.hasFailed && (
          <RetryNotice retry={t('retry')} onRetry={presenter.load}>
            {t('unreachable')}
          </RetryNotice>
        )}
        {progress === undefined && !presenter.hasFailed && <Skeleton shape="block" />}
        {step === 'forgot-password' && <ForgotPasswordForm prefix="enroll" continuation={continuation} />}
        {step === 'success' && <EnrollmentSuccess points={progress?.owner?.loyalty.points ?? 0} onClose={onClose} />}
        {step !== undefined && form !== undefined && step !== 'forgot-password' && step !== 'success' && (
          <StepForm
            key={step}
            step={step}
            form={form}
            interests={presenter.interests}
            onInterest={presenter.choose}
            onForgot={() => {
              typedPerson.email = form.values['email'] ?? '';
              presenter.goTo('forgot-password');
            }}
          />
        )}
        {step !== undefined && offers.has(step) && (
          <Button wide variant="secondary" onClick={onClose}>
            {t('notNow')}
          </Button>
        )}
        {step !== 'success' && presenter.canGoBack && (
          <div className={styles.back}>
            <Button variant="quiet" onClick={presenter.back}>
              {t('back')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
});
