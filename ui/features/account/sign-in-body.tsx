import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/design/link-button.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-dialogs.module.css';

const others = {
  signIn: { question: 'noAccount', form: 'create', path: 'sign-up' },
  create: { question: 'hasAccount', form: 'signIn', path: 'sign-in' },
} as const;

/** The form, once the device says that the visitor is a guest. A member goes on to the account (RTE-36). */
export const SignInBody = observer(({ form }: { readonly form: 'signIn' | 'create' }): ReactNode => {
  const t = useTranslations('account');
  const { locale } = useSite();
  const { navigation } = useStorefront().shell;
  const session = useStore(SessionStore);
  const { isMember } = session;
  useEffect(() => session.start(), [session]);
  useEffect(() => {
    if (isMember === true) navigation.replace('/account');
  }, [isMember, navigation]);
  const other = others[form];
  return (
    <>
      <h1>{t(form)}</h1>
      {isMember === false ? (
        <div className={styles.column}>
          {form === 'signIn' ? <SignInForm place="page" /> : <CreateAccountForm place="page" />}
          <div className={styles.question}>
            <p>{t(`dialogs.${other.question}`)}</p>
            <LinkButton to={`/${locale}/${other.path}`} variant="secondary">
              {t(other.form)}
            </LinkButton>
          </div>
        </div>
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  );
});
