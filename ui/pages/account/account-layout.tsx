import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { AccountBack } from './account-navigation.tsx';
import type { AccountPageName } from './account-pages.ts';

type AccountLayoutProps = {
  readonly page: AccountPageName;
  readonly back?: AccountBack | undefined;
  readonly children: ReactNode;
};

const Title = ({ page }: { readonly page: AccountPageName }): ReactNode => {
  const t = useTranslations('account');
  return <PageHead title={page === 'overview' ? t('title') : t(`pages.${page}`)} />;
};

/**
 * A page below `/account`: title, links to the other pages, and its content for a member. A guest signs in first. The
 * server renders no data of the shopper (RTE-15, RTE-46).
 */
export const AccountLayout = ({ page, back, children }: AccountLayoutProps): ReactNode => {
  const t = useTranslations('shell');
  return (
    <main id="main" className={frame.page} tabIndex={-1}>
      <Suspense fallback={<h1>{t('account')}</h1>}>
        <LazyTexts part="account">
          <Title page={page} />
          <AccountFrame page={page} back={back}>
            {children}
          </AccountFrame>
        </LazyTexts>
      </Suspense>
    </main>
  );
};
