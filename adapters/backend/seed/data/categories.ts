import type { CategoryData } from './category.ts';
import { clothingCategories } from './clothing-categories.ts';
import { footwearCategories } from './footwear-categories.ts';
import { gearCategories } from './gear-categories.ts';
import { seasonCategories } from './season-categories.ts';

/** Categories of the menu, parents before children. */
export const categories: readonly CategoryData[] = [
  ...footwearCategories,
  ...clothingCategories,
  ...gearCategories,
  ...seasonCategories,
];

/** Category of generated styles, which is not in the menu. */
export const outlet: CategoryData = {
  id: '9000',
  slug: 'outlet',
  title: { en: 'Outlet', fr: 'Liquidation', de: 'Restposten' },
  description: {
    en: 'Archive pieces in great numbers.',
    fr: 'Des pièces d’archives en grand nombre.',
    de: 'Archivstücke in großer Zahl.',
  },
};

const byId = new Map([...categories, outlet].map((category) => [category.id, category]));

export const categoryOf = (id: string): CategoryData => {
  const category = byId.get(id);
  if (category === undefined) throw new RangeError(`No category ${id}`);
  return category;
};

/** Path of a category from the first level. */
export const lineOf = (id: string): readonly CategoryData[] => {
  const category = categoryOf(id);
  return category.parent === undefined ? [category] : [...lineOf(category.parent), category];
};

/** Ids of the categories of a style: its own and their ancestors. */
export const withAncestors = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.flatMap((id) => lineOf(id).map((category) => category.id))),
];

export const childrenOf = (id: string): readonly CategoryData[] => categories.filter(({ parent }) => parent === id);
