import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { reviewSorts } from '#core/reviews/review.ts';
import { Icon } from '#ui/design/icon.tsx';
import styles from './review-sort.module.css';
import type { ReviewsPresenter } from './reviews.presenter.ts';

/** The sort order of the reviews, and the button that removes the star filter (REV-08). */
export const ReviewSortForm = observer(({ presenter }: { readonly presenter: ReviewsPresenter }): ReactNode => {
  const t = useTranslations('reviews');
  const { rating, sort } = presenter.query;
  return (
    <div className={styles.bar}>
      <label className={styles.sort}>
        {t('sort')}
        <span className={styles.control}>
          <select
            className={styles.select}
            name="review-sort"
            value={sort}
            onChange={({ currentTarget }) =>
              reviewSorts.filter((one) => one === currentTarget.value).forEach(presenter.sortBy)
            }
          >
            {reviewSorts.map((one) => (
              <option key={one} value={one}>
                {t(`sorts.${one}`)}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={16} />
        </span>
      </label>
      {rating !== undefined && (
        <p className={styles.only}>
          {t('onlyStars', { stars: rating })}
          <button type="button" className={styles.all} onClick={presenter.showAll}>
            {t('all')}
          </button>
        </p>
      )}
    </div>
  );
});
