import type { CategoryData } from './category.ts';
import { clothingCategories } from './clothing-categories.ts';
import { footwearCategories } from './footwear-categories.ts';
import { gearCategories } from './gear-categories.ts';
import { seasonCategories } from './season-categories.ts';

/** Every category that a shopper is led to, parents before their children. */
export const categories: readonly CategoryData[] = [
  ...footwearCategories,
  ...clothingCategories,
  ...gearCategories,
  ...seasonCategories,
];

/** Where generated styles live, apart from everything that a shopper is led to. */
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

/** A category with all that it lies in, the first level first. */
export const lineOf = (id: string): readonly CategoryData[] => {
  const category = categoryOf(id);
  return category.parent === undefined ? [category] : [...lineOf(category.parent), category];
};

/** Ids of the categories in which a style stands: those that it names, and all that they lie in. */
export const shelvesOf = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.flatMap((id) => lineOf(id).map((category) => category.id))),
];

export const childrenOf = (id: string): readonly CategoryData[] => categories.filter(({ parent }) => parent === id);
