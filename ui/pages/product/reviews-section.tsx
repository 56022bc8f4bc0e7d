import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { RatingLine } from '#ui/features/catalog/product-tile/rating-line.tsx';
import styles from './reviews-section.module.css';
import { LazyReviews } from './lazy-views.ts';
import { near, useIntersection } from '#ui/kernel/use-intersection.ts';

/**
 * Reviews and questions. Their height is reserved; the content loads when the shopper scrolls near. Until then, and
 * without script, the average rating is shown.
 */
export const ReviewsSection = ({
  product: { styleId, rating },
}: {
  readonly product: Pick<ProductPage, 'styleId' | 'rating'>;
}): ReactNode => {
  const t = useTranslations('catalog');
  const section = useRef<HTMLElement>(null);
  const sum = <RatingLine rating={rating} />;
  return (
    <section
      ref={section}
      id="reviews"
      className={styles.section}
      data-rated={rating.count > 0}
      aria-labelledby="reviews-title"
    >
      <h2 id="reviews-title">{t('reviewsAndQuestions')}</h2>
      {useIntersection(section, near) ? (
        <LazyReviews fallback={sum} render={({ ReviewsAndQuestions }) => <ReviewsAndQuestions productId={styleId} />} />
      ) : (
        sum
      )}
    </section>
  );
};
