import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { Loadable } from '#ui/kernel/loadable.ts';
import { LoadedView } from '#ui/kernel/loaded-view.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import styles from './checkout-page.module.css';

/**
 * The code of the page. The route hydrates without it, because nothing is shown before the cart has been read; the
 * document preloads it.
 */
const page = new Loadable(async () => (await import('./checkout-page.tsx')).CheckoutPage);

/** Loads the document again, because a browser may cache a failed script load as long as the document exists. */
const reload = (): void => location.reload();

export const Component = (): ReactNode => {
  const t = useTranslations('checkout');
  const shell = useTranslations('shell');
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <PageHead title={t('title')} />
      <main id="main" className={styles.page} tabIndex={-1}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        {isBroken ? (
          <RetryNotice retry={t('retry')} onRetry={reload}>
            {shell('somethingWrong')}
          </RetryNotice>
        ) : (
          <LoadedView source={page} props={{}} fallback={<CheckoutSkeleton />} onBroken={() => setBroken(true)} />
        )}
      </main>
    </>
  );
};
