import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#ui/stores/storefront-context.ts';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { NotFoundPage } from '#ui/pages/errors/not-found-page.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { FavoritesBody } from './favorites-body.tsx';

/** The shopper's favorites (RTE-20). The server renders no data of the shopper. */
export const Component = (): ReactNode => {
  const t = useTranslations('shell');
  if (!useSite().flags.favorites) return <NotFoundPage />;
  return (
    <main id="main" className={frame.page} tabIndex={-1}>
      <PageHead title={t('favorites')} noIndex />
      <Suspense fallback={<h1>{t('favorites')}</h1>}>
        <LazyTexts part="favorites">
          <FavoritesBody />
        </LazyTexts>
      </Suspense>
    </main>
  );
};
