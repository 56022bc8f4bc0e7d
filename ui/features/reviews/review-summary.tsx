import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { scoreText, stars } from '#core/catalog/rating-summary.ts';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './review-summary.module.css';
import type { ReviewsPresenter } from './reviews.presenter.ts';

/** The average to one decimal, and a bar for each number of stars, which filters the reviews (REV-16). */
export const ReviewSummary = observer(({ presenter }: { readonly presenter: ReviewsPresenter }): ReactNode => {
  const t = useTranslations('reviews');
  const { language } = useSite();
  const { average, counts, query, voted } = presenter;
  const all = stars.reduce((sum, star) => sum + counts[star], 0);
  return (
    <div className={styles.summary}>
      <p className={styles.average} data-known={all > 0 || voted.list.status === 'idle'}>
        <span className={styles.score}>{average === undefined ? '–' : scoreText(average, language)}</span>
        <span className={styles.of}>
          {t('outOf')}
          <br />
          {t('count', { count: all })}
        </span>
      </p>
      <div role="group" aria-label={t('byStars')} className={styles.bars}>
        {stars.map((star) => (
          <button
            key={star}
            type="button"
            className={styles.bar}
            aria-pressed={query.rating === star}
            disabled={counts[star] === 0}
            onClick={() => presenter.choose(star)}
          >
            <VisuallyHidden>{t('bar', { stars: star, count: counts[star] })}</VisuallyHidden>
            <span className={styles.star} aria-hidden="true">
              {star}
              <Icon name="star" size={14} />
            </span>
            <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.filled} width={all === 0 ? 0 : (counts[star] / all) * 100} height="1" />
            </svg>
            <span className={styles.count} aria-hidden="true">
              {counts[star]}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
});
