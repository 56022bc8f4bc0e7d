import { useRef, type ReactNode } from 'react';
import styles from '#ui/features/recommendations/recommendations.module.css';
import { LazyRecommendations } from './lazy-views.ts';
import { reached, useIntersection } from '#ui/kernel/use-intersection.ts';

/**
 * Recommendations of a product page. The height of two rows is reserved; they load when the shopper scrolls near or past
 * them.
 */
export const RecommendationsSection = ({ productId }: { readonly productId: string }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={styles.rows}>
      {useIntersection(place, reached) && (
        <LazyRecommendations render={({ RecommendationRows }) => <RecommendationRows productId={productId} />} />
      )}
    </div>
  );
};
