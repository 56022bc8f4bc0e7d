import { shownRecipe } from '../catalog/customization.ts';
import type { NewItem } from '../cart/ports/cart-gateway.ts';

/** What a cart shows of an added item; parts and choices of its recipe are named by their ids. */
export const shownLine = ({ recipe, ...line }: Partial<NewItem> = {}) => ({
  ...line,
  ...(recipe === undefined ? {} : { recipe: shownRecipe([], recipe) }),
});
