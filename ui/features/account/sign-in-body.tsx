import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isMailedCode } from '#core/account/mailed-code.ts';
import { continuationIn, withContinuation, type Continuation } from '#core/site/continuation.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { NeedsScript } from '#ui/features/page/needs-script.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-dialogs.module.css';
import { CreateAccountForm } from './create-account-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetLinkPresenter } from './reset-link.presenter.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInHelp } from './sign-in-help.tsx';
import type { SignInPage } from './sign-in-pages.ts';

/** The form behind a whole link, until it is known that the link has expired or was used. */
const CheckedReset = observer((link: { readonly email: string; readonly code: string }): ReactNode => {
  const { refusal } = usePresenter((environment) => new ResetLinkPresenter(environment, link));
  return refusal === undefined ? (
    <ResetPasswordForm {...link} />
  ) : (
    <NoticeBar tone="error" focus>
      {refusal}
    </NoticeBar>
  );
});

/** The form behind the link of an e-mail; without it if parts of the link are missing, since no password could be saved. */
const ResetByLink = (): ReactNode => {
  const t = useTranslations('account');
  const [query] = useSearchParams();
  const email = query.get('email') ?? '';
  const code = query.get('code') ?? '';
  return email === '' || !isMailedCode(code) ? (
    <NoticeBar tone="error">{t('reset.incomplete')}</NoticeBar>
  ) : (
    <CheckedReset email={email} code={code} />
  );
};

/** A page with a form, and the page that it links to. Those of guests send a member to the account (RTE-36). */
type Page = {
  readonly title: 'signIn' | 'create' | 'forgot.title' | 'reset.title';
  readonly isForGuests: boolean;
  readonly view: (continuation: Continuation) => ReactNode;
  readonly question: 'dialogs.noAccount' | 'dialogs.hasAccount' | 'forgot.remembered' | 'reset.question';
  readonly link: 'create' | 'signIn' | 'reset.again';
  readonly path: SignInPage;
};

const pages: { readonly [page in SignInPage]: Page } = {
  'sign-in': {
    title: 'signIn',
    isForGuests: true,
    view: (continuation) => <SignInForm place="page" continuation={continuation} />,
    question: 'dialogs.noAccount',
    link: 'create',
    path: 'sign-up',
  },
  'sign-up': {
    title: 'create',
    isForGuests: true,
    view: (continuation) => <CreateAccountForm place="page" continuation={continuation} />,
    question: 'dialogs.hasAccount',
    link: 'signIn',
    path: 'sign-in',
  },
  'forgot-password': {
    title: 'forgot.title',
    isForGuests: false,
    view: (continuation) => <ForgotPasswordForm prefix="forgot" continuation={continuation} />,
    question: 'forgot.remembered',
    link: 'signIn',
    path: 'sign-in',
  },
  'reset-password': {
    title: 'reset.title',
    isForGuests: false,
    view: () => <ResetByLink />,
    question: 'reset.question',
    link: 'reset.again',
    path: 'forgot-password',
  },
};

/**
 * A form of the account as a page. After the sign-in it is left for the page that its query names (RTE-46). Forms of
 * guests show once the device says that the visitor is a guest.
 */
export const SignInBody = observer(({ page }: { readonly page: SignInPage }): ReactNode => {
  const t = useTranslations('account');
  const { locale } = useSite();
  const { navigation } = useStorefront().shell;
  const session = useStore(SessionStore);
  const { title, isForGuests, view, question, link, path } = pages[page];
  const [query] = useSearchParams();
  const continuation = useMemo(() => continuationIn([...query]), [query]);
  const { path: next = '/account' } = continuation;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    session.start();
    setHydrated(true);
  }, [session]);
  // The server knows no shopper: it renders the page without its form.
  const isMember = !isHydrated ? undefined : isForGuests ? session.isMember : false;
  useEffect(() => {
    if (isMember === true) navigation.replace(next);
  }, [isMember, navigation, next]);
  return (
    <>
      <PageHead title={t(title)} noIndex />
      <h1>{t(title)}</h1>
      <NeedsScript />
      {isMember === false ? (
        <div className={styles.column}>
          {page === 'sign-in' && <SignInHelp />}
          {/* The texts of its rules load now; without its own boundary the page would lose its title meanwhile. */}
          <Suspense fallback={<Skeleton shape="block" />}>
            {view(continuation)}
            <div className={styles.question}>
              <p>{t(question)}</p>
              <LinkButton to={withContinuation(`/${locale}/${path}`, continuation)} variant="secondary">
                {t(link)}
              </LinkButton>
            </div>
          </Suspense>
        </div>
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  );
});
