import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { nextPathOf } from '#core/site/next-path.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-dialogs.module.css';
import { CreateAccountForm } from './create-account-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInHelp } from './sign-in-help.tsx';

/** The form behind the link of an e-mail. */
const ResetByLink = (): ReactNode => {
  const [query] = useSearchParams();
  return <ResetPasswordForm email={query.get('email') ?? ''} code={query.get('code') ?? ''} />;
};

/** Pages with a form, and the page that each links to. Those of guests send a member to the account (RTE-36). */
const pages = {
  'sign-in': {
    title: 'signIn',
    isForGuests: true,
    view: () => <SignInForm place="page" />,
    question: 'dialogs.noAccount',
    link: 'create',
    path: 'sign-up',
  },
  'sign-up': {
    title: 'create',
    isForGuests: true,
    view: () => <CreateAccountForm place="page" />,
    question: 'dialogs.hasAccount',
    link: 'signIn',
    path: 'sign-in',
  },
  'forgot-password': {
    title: 'forgot.title',
    isForGuests: false,
    view: () => <ForgotPasswordForm prefix="forgot" />,
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
} as const;
type SignInPage = keyof typeof pages;

const isPage = (name: string): name is SignInPage => Object.hasOwn(pages, name);

/** The page of a path such as `/en-us/sign-in`. */
export const signInPageOf = (pathname: string): SignInPage => {
  const last = pathname.split('/').at(-1) ?? '';
  return isPage(last) ? last : 'sign-in';
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
  const next = nextPathOf(query.get('next'));
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    session.start();
    setHydrated(true);
  }, [session]);
  // The server knows no shopper: it renders the page without its form.
  const isMember = !isHydrated ? undefined : isForGuests ? session.isMember : false;
  useEffect(() => {
    if (isMember === true) navigation.replace(next ?? '/account');
  }, [isMember, navigation, next]);
  return (
    <>
      <h1>{t(title)}</h1>
      {isMember === false ? (
        <div className={styles.column}>
          {page === 'sign-in' && <SignInHelp />}
          {view()}
          <div className={styles.question}>
            <p>{t(question)}</p>
            <LinkButton
              to={`/${locale}/${path}${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`}
              variant="secondary"
            >
              {t(link)}
            </LinkButton>
          </div>
        </div>
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  );
});
