import { useTranslations } from 'use-intl';
import type { LineView } from '#core/cart/line-view.ts';

/** How goods are made to order, in texts such as "Design: Compass"; none for other goods (PDP-21). */
export const useRecipeTexts = (): ((line: Pick<LineView, 'recipe'>) => readonly string[]) => {
  const t = useTranslations('cart');
  return ({ recipe = [] }) => recipe.map(({ label, value }) => t('recipe', { label, value }));
};
