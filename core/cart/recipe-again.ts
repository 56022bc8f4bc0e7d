import type { Recipe, ShownRecipe } from '../catalog/customization.ts';

/** The recipe of goods that are added once more; undefined for others. */
export const recipeAgain = (shown: ShownRecipe | undefined): Recipe | undefined =>
  shown?.map(({ part, choice }) => ({ part, choice }));
