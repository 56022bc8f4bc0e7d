import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { Listed } from './listed.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewSort } from './review-sort.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './panel.module.css';
import { ReviewsPresenter } from './reviews.presenter.ts';

/** What shoppers say: the sum of it, by stars, and each of them (ux 34). */
export const ReviewsPanel = observer(({ productId }: { readonly productId: string }): ReactNode => {
  const t = useTranslations('advice');
  const presenter = usePresenter(({ tasks }) => new ReviewsPresenter(productId, tasks));
  const { list, query } = presenter;
  const { status, items: reviews, total, firstNew } = list;
  const isEmpty = status === 'idle' && total === 0;
  if (isEmpty && query.rating === undefined) {
    return (
      <div className={styles.empty}>
        <h3>{t('none')}</h3>
        <p>{t('noneText')}</p>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <ReviewSummary presenter={presenter} />
      <div className={styles.main}>
        <ReviewSort presenter={presenter} />
        {status === 'error' && (
          <RetryNotice retry={t('retry')} onRetry={list.reset}>
            {t('unreachable')}
          </RetryNotice>
        )}
        {status === 'pending' && reviews.length === 0 && <Skeleton lines={8} />}
        {reviews.length > 0 && (
          <Listed
            isBusy={status === 'pending' || status === 'more'}
            firstNew={firstNew}
            progress={status === 'idle' ? t('progress', { shown: reviews.length, total }) : ''}
            more={list.hasMore ? { title: t('more'), load: list.more, isBusy: status === 'more' } : undefined}
          >
            {reviews.map((review) => (
              <ReviewCard key={review.reviewId} review={review} presenter={presenter} />
            ))}
          </Listed>
        )}
      </div>
      {presenter.reporting !== undefined && (
        <ReportDialog onReason={presenter.report} onClose={presenter.closeReport} />
      )}
    </div>
  );
});
