import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { AccountBody } from './account-body.tsx';

/** The account, or the forms to sign in and up. The server renders no data of the shopper. */
export const Component = (): ReactNode => {
  const t = useTranslations('shell');
  return (
    <main id="main" className={frame.page} tabIndex={-1}>
      <PageHead title={t('account')} />
      <Suspense fallback={<h1>{t('account')}</h1>}>
        <LazyTexts part="account">
          <AccountBody />
        </LazyTexts>
      </Suspense>
    </main>
  );
};
