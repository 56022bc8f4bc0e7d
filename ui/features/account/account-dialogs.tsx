import { observer } from 'mobx-react-lite';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { asksEmployeeTerms } from '#core/profile/employee-terms.ts';
import { continuationIn, withContinuation, type Continuation } from '#core/site/continuation.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import type { AddressProps, DialogControl } from '#ui/kernel/shell-ports.ts';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-dialogs.module.css';
import { dialogFor } from './dialog-for.ts';
import { SignInForm } from './sign-in-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { CreateAccountForm } from './create-account-form.tsx';

export { SignInBody } from './sign-in-body.tsx';
export { signInPageOf } from './sign-in-pages.ts';

/** Display time of the confirmation in milliseconds (AUTH-28). */
export const CONFIRMATION_MS = 3000;

/** Dialogs of this file load after the page, and their texts with them. */
const withTexts =
  <Props extends DialogControl>(View: (props: Props) => ReactNode) =>
  (props: Props) => (
    <LazyTexts part="account">
      <View {...props} />
    </LazyTexts>
  );

type ContinuedProps = DialogControl & {
  /** What follows the sign-in on the page below the dialog, or after it. */
  readonly continuation: Continuation;
};

/** A dialog whose address names what follows the sign-in. */
const withContinuationOf = (View: (props: ContinuedProps) => ReactNode) =>
  withTexts(({ onClose, ...named }: AddressProps & DialogControl) => {
    const [continuation] = useState(() => continuationIn(Object.entries(named)));
    return <View onClose={onClose} continuation={continuation} />;
  });

type FormDialogProps = ContinuedProps & {
  readonly title: 'signIn' | 'create' | 'forgot.title';
  readonly other: {
    readonly question: 'dialogs.noAccount' | 'dialogs.hasAccount' | 'forgot.remembered';
    readonly link: 'signIn' | 'create';
    readonly href: '#modal-sign-in' | '#modal-sign-up';
  };
  readonly children: ReactNode;
};

/**
 * A form to sign in or up with a link to the other one. For a member, such as one who follows an old link, it closes.
 */
const FormDialog = observer(({ title, other, continuation, onClose, children }: FormDialogProps): ReactNode => {
  const t = useTranslations('account');
  const session = useStore(SessionStore);
  const { isMember } = session;
  useEffect(() => session.start(), [session]);
  useEffect(() => {
    if (isMember === true) onClose();
  }, [isMember, onClose]);
  return (
    <Dialog open title={t(title)} onClose={onClose}>
      <div className={styles.form}>
        {children}
        <p className={styles.other}>
          {t(other.question)}{' '}
          <a className={styles.link} href={withContinuation(other.href, continuation)}>
            {t(other.link)}
          </a>
        </p>
      </div>
    </Dialog>
  );
});

const LazyEnrollment = lazy(async () => ({
  default: (await import('./enrollment/enrollment-dialog.tsx')).EnrollmentView,
}));

/** Joining the loyalty program above the page (ENR-01). */
const EnrollmentDialog = withContinuationOf((props) => <LazyEnrollment {...props} isSignIn={false} />);

const LazyEmployeeTerms = lazy(async () => ({
  default: (await import('./employee-terms-dialog.tsx')).EmployeeTermsView,
}));

/** The terms of the employee discount (DLG-05). */
const EmployeeTermsDialog = withTexts((control: DialogControl) => <LazyEmployeeTerms {...control} />);

/** Sign-in above the page, which stays (DLG-16), or enrollment in its place (DLG-15). */
const SignInDialog = withContinuationOf((props) => {
  const { flags } = useSite();
  if (dialogFor('sign-in', flags) === 'enrollment') return <LazyEnrollment {...props} isSignIn />;
  return (
    <FormDialog
      title="signIn"
      other={{ question: 'dialogs.noAccount', link: 'create', href: '#modal-sign-up' }}
      {...props}
    >
      <SignInForm place="dialog" continuation={props.continuation} onSignedIn={props.onClose} />
    </FormDialog>
  );
});

/** Sign-up above the page (DLG-16). */
const SignUpDialog = withContinuationOf((props) => (
  <FormDialog
    title="create"
    other={{ question: 'dialogs.hasAccount', link: 'signIn', href: '#modal-sign-in' }}
    {...props}
  >
    <CreateAccountForm place="dialog" continuation={props.continuation} onSignedIn={props.onClose} />
  </FormDialog>
));

/** A forgotten password above the page, with the e-mail that was typed to sign in (DLG-06). */
const ForgotPasswordDialog = withContinuationOf((props) => (
  <FormDialog
    title="forgot.title"
    other={{ question: 'forgot.remembered', link: 'signIn', href: '#modal-sign-in' }}
    {...props}
  >
    <ForgotPasswordForm prefix="dialog-forgot" continuation={props.continuation} />
  </FormDialog>
));

/** The first name of the account's owner, once it is loaded. If it cannot be loaded, the dialog closes. */
const useFirstName = (onClose: () => void): string | undefined => {
  const session = useStore(SessionStore);
  const { owner, account } = session;
  const hasFailed = account.status === 'error';
  useEffect(() => {
    session.start();
    session.account.load();
  }, [session]);
  useEffect(() => {
    if (hasFailed) onClose();
  }, [hasFailed, onClose]);
  return owner?.firstName;
};

/** Greets the shopper after a sign-in and closes by itself (DLG-16, AUTH-28). */
const SignInConfirmation = withTexts(
  observer(({ onClose }: DialogControl): ReactNode => {
    const t = useTranslations('account');
    const firstName = useFirstName(onClose);
    const { owner } = useStore(SessionStore);
    const asks = owner !== undefined && asksEmployeeTerms(owner);
    useEffect(() => {
      // The dialog about the terms takes the place of the greeting (AUTH-08).
      if (asks) onClose();
    }, [asks, onClose]);
    useEffect(() => {
      if (firstName === undefined) return undefined;
      const timer = setTimeout(onClose, CONFIRMATION_MS);
      return () => clearTimeout(timer);
    }, [firstName, onClose]);
    return (
      firstName !== undefined &&
      !asks && (
        <Dialog open title={t('hello', { firstName })} onClose={onClose}>
          <p>{t('signedIn')}</p>
        </Dialog>
      )
    );
  }),
);

/** Greets the owner of a new account (DLG-16). */
const WelcomeDialog = withTexts(
  observer(({ onClose }: DialogControl): ReactNode => {
    const t = useTranslations('account');
    const { locale, brandName } = useSite();
    const firstName = useFirstName(onClose);
    return (
      firstName !== undefined && (
        <Dialog open title={t('dialogs.welcome', { firstName })} onClose={onClose}>
          <div className={styles.form}>
            <p>{t('dialogs.welcomeText', { brand: brandName })}</p>
            <div className={styles.actions}>
              <Button onClick={onClose}>{t('dialogs.continue')}</Button>
              <LinkButton to={`/${locale}/account`} variant="secondary" onClick={onClose}>
                {t('dialogs.yourAccount')}
              </LinkButton>
            </div>
          </div>
        </Dialog>
      )
    );
  }),
);

/** The dialogs by their names in the registry (`ui/shell/dialog-sources.ts`). */
export const accountDialogs = {
  'sign-in': SignInDialog,
  'sign-up': SignUpDialog,
  'forgot-password': ForgotPasswordDialog,
  enrollment: EnrollmentDialog,
  'employee-terms': EmployeeTermsDialog,
  'sign-in-confirmation': SignInConfirmation,
  welcome: WelcomeDialog,
};
export type AccountDialogs = typeof accountDialogs;
