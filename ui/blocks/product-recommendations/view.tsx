import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { filteredId } from '#core/content/page-filter.ts';
import { present } from '#core/kernel/present.ts';
import { RecommendationRow } from '#ui/features/recommendations/recommendation-row.tsx';
import rows from '#ui/features/recommendations/recommendations.module.css';
import section from '#ui/features/page/section.module.css';
import type { BlockProps } from '../registry.ts';
import styles from './product-recommendations.module.css';

/** Recommended products for the page's product or category, if it has one (CNT-48). An empty row is removed (REC-10). */
export const View = ({ block: { widgetId, variant, title } }: BlockProps<'product-recommendations'>): ReactNode => {
  const { pathname } = useLocation();
  const productId = filteredId('by-SKU', pathname);
  const categoryId = filteredId('by-category', pathname);
  return (
    <div className={`${section.section} ${styles.place}`}>
      <div className={rows.rows} data-variant={variant}>
        <RecommendationRow
          key={pathname}
          widgetId={widgetId}
          variant={variant}
          title={title}
          {...present({ productId, categoryId })}
        />
      </div>
    </div>
  );
};
