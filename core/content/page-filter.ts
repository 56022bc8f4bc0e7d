import { parseRoute } from '../site/route-address.ts';

/** What a filter compares: the product or the category of the page (CNT-53). */
export const filterVariants = ['by-SKU', 'by-category'] as const;
export const filterOperators = ['IN', 'NOT IN'] as const;

/** A list of products or categories, and whether the page's own has to be in it (CNT-52). */
export type PageFilter = {
  readonly variant: (typeof filterVariants)[number];
  readonly operator: (typeof filterOperators)[number];
  readonly ids: readonly string[];
};

/** Length of the id of a style, which the ids of its colors start with. */
const STYLE_LENGTH = 8;

const normalized = (id: string): string => id.trim().toLowerCase();

/** The id that a filter compares: that of the page's product or category; undefined on other pages. */
export const filteredId = (variant: PageFilter['variant'], path: string): string | undefined => {
  const route = parseRoute(path);
  if (variant === 'by-SKU') return route._tag === 'product' ? route.productId : undefined;
  return route._tag === 'category' ? route.categoryId : undefined;
};

/**
 * Whether a filter shows its blocks on a page. A page without id is in no list: IN hides, NOT IN shows. Comparing trims
 * and ignores case; the id of a style matches its colors (CNT-54).
 * Law: for every list and id, IN and NOT IN are opposites (PR-33).
 * Law: spaces around an id and its case change nothing (CNT-54).
 */
export const passesFilter = ({ variant, operator, ids }: PageFilter, pageId: string | undefined): boolean => {
  const id = normalized(pageId ?? '');
  const isListed =
    id !== '' &&
    ids
      .map(normalized)
      .some((one) => one === id || (variant === 'by-SKU' && one.length === STYLE_LENGTH && id.startsWith(one)));
  return isListed === (operator === 'IN');
};
