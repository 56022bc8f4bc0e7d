import type { ReactNode } from 'react';
import { RecommendationRow } from './recommendation-row.tsx';

/** The rows of a product page: alternatives and matching products. */
export const RecommendationRows = ({ productId }: { readonly productId: string }): ReactNode => (
  <>
    <RecommendationRow widgetId="pdp-goes-with" productId={productId} />
    <RecommendationRow widgetId="pdp-similar" productId={productId} />
  </>
);
