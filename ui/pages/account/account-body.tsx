import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { AccountForms } from '#ui/features/account/account-forms.tsx';
import { GreetingDialog } from '#ui/features/account/greeting-dialog.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { AccountPagePresenter } from './account-page.presenter.ts';
import styles from './account-page.module.css';

/** The account overview: owner, links to orders and lists, sign-out. */
const Overview = observer(({ presenter }: { readonly presenter: AccountPagePresenter }): ReactNode => {
  const t = useTranslations('account');
  const { locale, flags } = useSite();
  return (
    <section className={styles.overview} aria-labelledby="account-title">
      <p>{t('signedInAs', { email: presenter.owner?.email ?? '' })}</p>
      <div className={styles.links}>
        {flags.favorites && (
          <LinkButton to={`/${locale}/favorites`} variant="secondary">
            {t('favorites')}
          </LinkButton>
        )}
        <LinkButton to={`/${locale}/cart`} variant="secondary">
          {t('cart')}
        </LinkButton>
      </div>
      <div>
        <Button variant="quiet" busy={presenter.isLeaving} busyText={t('signingOut')} onClick={presenter.signOut}>
          {t('signOut')}
        </Button>
      </div>
    </section>
  );
});

/** The account in its four states: loading, failed, guest, and member. */
export const AccountBody = observer((): ReactNode => {
  const t = useTranslations('account');
  const session = useStore(SessionStore);
  const presenter = usePresenter(
    (environment) =>
      new AccountPagePresenter({
        ...environment,
        session,
        texts: {
          signedOut: t('signedOut'),
          merged: (units) => t('merged', { units }),
          saved: (units) => t('savedUnits', { units }),
        },
      }),
  );
  const { status, owner, isGreeted } = presenter;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The forms are lower on the page than the overview that replaces them.
    if (isGreeted) scrollTo(0, 0);
  }, [isGreeted]);
  const endGreeting = useCallback((): void => {
    presenter.endGreeting();
    // The button that had the focus has been removed.
    title.current?.focus();
  }, [presenter]);
  return (
    <>
      <h1 ref={title} id="account-title" tabIndex={-1}>
        {status === 'member' && owner !== undefined ? t('hello', { firstName: owner.firstName }) : t('title')}
      </h1>
      {status === 'pending' && <Skeleton shape="block" />}
      {status === 'error' && (
        <RetryNotice retry={t('retry')} onRetry={presenter.load}>
          {t('unreachable')}
        </RetryNotice>
      )}
      {status === 'guest' && <AccountForms />}
      {status === 'member' && <Overview presenter={presenter} />}
      {isGreeted && owner !== undefined && <GreetingDialog firstName={owner.firstName} onClose={endGreeting} />}
    </>
  );
});
