import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TypedPerson } from '#ui/features/account/typed-person.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import styles from './checkout-page.module.css';

type SignInOfferProps = {
  readonly session: Pick<SessionStore, 'isMember' | 'owner'>;
  /** The email address that was typed, with which the dialog begins. */
  readonly email: string;
};

/**
 * Lets a guest sign in at the first step, above which the dialog opens: what was typed stays (CHK-13). Then it says who is
 * signed in, in the same element, to which the dialog returns the focus.
 */
export const SignInOffer = observer(({ session, email }: SignInOfferProps): ReactNode => {
  const t = useTranslations('checkout.signIn');
  const typed = useStore(TypedPerson);
  const { isMember, owner } = session;
  if (isMember === undefined) return null;
  const fill = (): void => {
    if (email !== '') typed.email = email;
  };
  return (
    <p className={styles.question}>
      {!isMember && `${t('question')} `}
      <a
        className={isMember ? undefined : styles.link}
        {...(isMember ? { tabIndex: -1 } : { href: '#modal-sign-in', onClick: fill })}
      >
        {!isMember && t('link')}
        {owner !== undefined && t('member', { email: owner.email })}
      </a>
    </p>
  );
});
