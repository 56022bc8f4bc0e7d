import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Alternatives, EmptyState } from '#ui/features/recommendations/alternatives.tsx';
import { ContentSlot } from '#ui/slots/content-slot.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { CartLines } from './cart-lines.tsx';
import { LazySections } from './lazy-views.ts';
import { CartSkeleton, SummarySkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart-page.module.css';

/**
 * The cart in its four states: loading, with the lines of the last visit if known, failed, empty, and with lines
 * (CART-01 to CART-45). The saved list is below.
 */
export const CartPage = observer(({ presenter }: { readonly presenter: CartPagePresenter }): ReactNode => {
  const t = useTranslations('cart');
  const { shown, view } = presenter;
  const isEmpty = presenter.status === 'success' && (view === undefined || view.isEmpty);
  return (
    <main id="main" className={frame.page} tabIndex={-1}>
      <h1 id="cart-title" className={styles.title} tabIndex={-1}>
        {isEmpty ? t('empty.title') : t('title')}
        {shown !== undefined && shown.lines.length > 0 && (
          <span className={styles.count}>{t('units', { count: shown.units })}</span>
        )}
      </h1>
      {presenter.notice !== undefined && (
        <NoticeBar tone="info" onClose={presenter.dismissNotice}>
          {presenter.notice}
        </NoticeBar>
      )}
      {view?.messages.map((message) => (
        <NoticeBar key={message} tone="info">
          {message}
        </NoticeBar>
      ))}
      {presenter.status === 'pending' && shown === undefined && <CartSkeleton />}
      {presenter.status === 'error' && (
        <RetryNotice retry={t('retry')} onRetry={presenter.load}>
          {t('unreachable')}
        </RetryNotice>
      )}
      {shown !== undefined && shown.lines.length > 0 && (
        <div className={styles.columns} aria-busy={view === undefined}>
          <CartLines presenter={presenter} lines={shown.lines} isRemembered={view === undefined} />
          {view === undefined ? <SummarySkeleton /> : <CartSummary presenter={presenter} view={view} />}
        </div>
      )}
      {isEmpty && (
        <EmptyState text={t('empty.text')}>
          <LinkButton to={`/${presenter.site.locale}`}>{t('empty.shop')}</LinkButton>
          {presenter.isGuest && (
            <LinkButton variant="quiet" to="#modal-sign-in" reload>
              {t('empty.signIn')}
            </LinkButton>
          )}
        </EmptyState>
      )}
      {presenter.status === 'success' && (
        <LazySections onBroken={presenter.releaseUnsaved} render={({ Rest }) => <Rest page={presenter} />} />
      )}
      {presenter.status === 'success' && (
        <ContentSlot key={isEmpty ? 'empty' : 'below'} name="cart" place={isEmpty ? 'empty' : 'below'} />
      )}
      {isEmpty && <Alternatives widget="cart-empty" />}
    </main>
  );
});
