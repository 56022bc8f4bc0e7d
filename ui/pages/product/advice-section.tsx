import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { RatingLine } from '#ui/features/catalog/product-tile/rating-line.tsx';
import styles from './advice-section.module.css';
import { LazyReviews } from './lazy-views.ts';
import { near, useIntersection } from './use-intersection.ts';

/**
 * Reviews and questions. The height is reserved; the content loads when the shopper scrolls near. Until then, and
 * without script, the average rating is shown.
 */
export const AdviceSection = ({
  product: { styleId, rating },
}: {
  readonly product: Pick<ProductPage, 'styleId' | 'rating'>;
}): ReactNode => {
  const t = useTranslations('catalog');
  const section = useRef<HTMLElement>(null);
  const sum = <RatingLine rating={rating} />;
  return (
    <section ref={section} id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('advice')}</h2>
      {useIntersection(section, near) ? (
        <LazyReviews fallback={sum} draw={({ Advice }) => <Advice productId={styleId} />} />
      ) : (
        sum
      )}
    </section>
  );
};
