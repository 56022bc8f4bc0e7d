import { observer } from 'mobx-react-lite';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { useStore } from '#ui/stores/use-presenter.ts';

/** Whether the page shows `SessionEnded` above its content, so that parts of the content do not repeat it. */
export const ShowsSessionEnded = createContext(false);

/** The service has ended the member's session: the reason, and the dialog to sign in (AUTH-27). */
export const SessionEnded = (): ReactNode => {
  const t = useTranslations('account');
  const { dialogs } = useStorefront().shell;
  return (
    <RetryNotice retry={t('signIn')} onRetry={() => dialogs.openLink('#modal-sign-in')}>
      {t('sessionEnded')}
    </RetryNotice>
  );
};

type LoadFailedProps = {
  /** Why nothing is shown, for a member whose session has not ended. */
  readonly children: ReactNode;
  /** Loads again, also after the next sign-in. */
  readonly onRetry: () => void;
};

/**
 * In place of a member's data that could not be loaded. If their session has ended, the reason is this, and a sign-in
 * shows the data (AUTH-27).
 */
export const LoadFailed = observer(({ children, onRetry }: LoadFailedProps): ReactNode => {
  const t = useTranslations('account');
  const isShownAbove = use(ShowsSessionEnded);
  const session = useStore(SessionStore);
  const { hasEnded } = session;
  const hadEnded = useRef(hasEnded);
  useEffect(() => session.start(), [session]);
  useEffect(() => {
    if (hadEnded.current && !hasEnded) onRetry();
    hadEnded.current = hasEnded;
  }, [hasEnded, onRetry]);
  if (hasEnded) return isShownAbove ? null : <SessionEnded />;
  return (
    <RetryNotice retry={t('retry')} onRetry={onRetry}>
      {children}
    </RetryNotice>
  );
});
