import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/design/skeleton.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { ContentSlot } from '#ui/slots/content-slot.tsx';

const LazyBody = lazyView(() => import('#ui/features/account/account-dialogs.tsx'), 'account');

/** `/sign-in`, `/sign-up` and the pages of a forgotten password: the forms of the dialogs as pages (RTE-36, RTE-37). */
export const Component = (): ReactNode => {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const pending = (
    <>
      <h1>{t('account')}</h1>
      <Skeleton shape="block" />
    </>
  );
  return (
    <main id="main" className={frame.page} tabIndex={-1}>
      <LazyBody
        fallback={pending}
        render={({ SignInBody, signInPageOf }) => <SignInBody key={pathname} page={signInPageOf(pathname)} />}
      />
      {pathname.endsWith('/sign-up') && <ContentSlot name="sign-up" place="below" />}
    </main>
  );
};
