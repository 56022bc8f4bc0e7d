import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { SessionEnded, ShowsSessionEnded } from '#ui/features/page/load-failed.tsx';
import { NeedsScript } from '#ui/features/page/needs-script.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { AccountPagePresenter } from './account-page.presenter.ts';
import styles from './account-frame.module.css';
import { AccountNavigation, type AccountBack } from './account-navigation.tsx';
import type { AccountPageName } from './account-pages.ts';
import { lazyContent } from './lazy-content.tsx';

/** A member does not need the forms. */
const AccountForms = lazyContent(async () => (await import('#ui/features/account/account-forms.tsx')).AccountForms);

type AccountFrameProps = {
  readonly page: AccountPageName;
  readonly back?: AccountBack | undefined;
  readonly children: ReactNode;
};

/**
 * A page of the account in its four states: loading, failed, guest, and member. A guest signs in at the address of the
 * page, which then shows its content (RTE-46). `children` are rendered for a member. If the service ends the session,
 * they stay with what was typed, and nothing can be done with them before the next sign-in: it would be done as a guest
 * (AUTH-27).
 */
export const AccountFrame = observer(({ page, back, children }: AccountFrameProps): ReactNode => {
  const t = useTranslations('account');
  const session = useStore(SessionStore);
  const presenter = usePresenter(
    (environment) =>
      new AccountPagePresenter({
        ...environment,
        session,
        texts: { signedOut: t('signedOut') },
      }),
  );
  const { status, owner } = presenter;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  useLayoutEffect(() => {
    const wasGuest = shown.current === 'guest';
    shown.current = status;
    if (!wasGuest || status !== 'member') return;
    // The forms are lower on the page than the content that replaces them, with the button that had the focus.
    scrollTo(0, 0);
    title.current?.focus();
  }, [status]);
  const isMember = status === 'member' && owner !== undefined;
  const heading =
    page !== 'overview' ? t(`pages.${page}`) : isMember ? t('hello', { firstName: owner.firstName }) : t('title');
  return (
    <>
      <h1 ref={title} id="account-title" tabIndex={-1}>
        {heading}
      </h1>
      <NeedsScript />
      {status === 'pending' && <Skeleton shape="block" />}
      {status === 'error' && (
        <RetryNotice retry={t('retry')} onRetry={presenter.load}>
          {t('unreachable')}
        </RetryNotice>
      )}
      {status === 'guest' && <AccountForms />}
      {isMember && (
        <div key={owner.email} className={styles.frame}>
          <AccountNavigation page={page} back={back} isLeaving={presenter.isLeaving} onSignOut={presenter.signOut} />
          <div className={styles.main}>
            {session.hasEnded && <SessionEnded />}
            <div className={styles.content} inert={session.hasEnded}>
              <ShowsSessionEnded value>{children}</ShowsSessionEnded>
            </div>
          </div>
        </div>
      )}
    </>
  );
});
