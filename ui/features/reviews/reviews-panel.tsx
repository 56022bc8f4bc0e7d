import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { PagedListView } from './paged-list-view.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewSortForm } from './review-sort.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './panel.module.css';
import { ReviewsPresenter } from './reviews.presenter.ts';

/** The reviews of a product: summary, star filter and list (ux 34). */
export const ReviewsPanel = observer(({ productId }: { readonly productId: string }): ReactNode => {
  const t = useTranslations('reviews');
  const presenter = usePresenter(({ tasks }) => new ReviewsPresenter(productId, tasks));
  const { voted, query } = presenter;
  const { list } = voted;
  if (list.isEmpty && query.rating === undefined) {
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
        <ReviewSortForm presenter={presenter} />
        <PagedListView list={list} more={t('more')}>
          {list.items.map((review) => (
            <ReviewCard key={review.reviewId} review={review} presenter={presenter} />
          ))}
        </PagedListView>
      </div>
      {presenter.reporting !== undefined && (
        <ReportDialog onReason={presenter.report} onClose={presenter.closeReport} />
      )}
    </div>
  );
});
