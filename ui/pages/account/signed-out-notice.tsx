import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';

/** In place of orders that the service no longer shows, because the session of the member has ended (AUTH-27). */
export const SignedOutNotice = (): ReactNode => {
  const t = useTranslations('account');
  const { dialogs } = useStorefront().shell;
  return (
    <RetryNotice retry={t('signIn')} onRetry={() => dialogs.openLink('#modal-sign-in')}>
      {t('sessionEnded')}
    </RetryNotice>
  );
};
