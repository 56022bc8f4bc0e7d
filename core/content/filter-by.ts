import { isStyleId } from '../catalog/product-id.ts';
import type { RouteAddress } from '../site/route-address.ts';

export const filterOperators = ['IN', 'NOT IN'] as const;
export const filterVariants = ['by-SKU', 'by-category'] as const;

/** Children that are there on some product or category pages only (CNT-52, CNT-53). */
export type FilterBy = {
  readonly operator: (typeof filterOperators)[number];
  readonly variant: (typeof filterVariants)[number];
  readonly ids: readonly string[];
};

const plain = (id: string): string => id.trim().toUpperCase();

const covers = (listed: string, pageId: string, variant: FilterBy['variant']): boolean =>
  listed === pageId || (variant === 'by-SKU' && isStyleId(listed) && pageId.startsWith(listed));

/**
 * Without an id IN hides and NOT IN shows.
 * Ids are compared trimmed and without case, and a style id of the list stands for all its colours (CNT-54).
 * Law: for every list and id, IN and NOT IN are opposites (PR-33).
 */
export const showsChildren = ({ operator, variant, ids }: FilterBy, pageId: string | undefined): boolean => {
  const asked = plain(pageId ?? '');
  const isListed = asked !== '' && ids.some((id) => covers(plain(id), asked, variant));
  return isListed === (operator === 'IN');
};

/** The id that a variant looks at: of the product, or of the category, that the page's address names. */
export const filterId = (variant: FilterBy['variant'], route: RouteAddress): string | undefined => {
  if (variant === 'by-SKU') return route._tag === 'product' ? route.productId : undefined;
  return route._tag === 'category' ? route.categoryId : undefined;
};
