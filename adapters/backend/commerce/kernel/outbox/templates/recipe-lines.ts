import type { MessageTexts } from '../texts/message-texts.ts';

/** How goods are made to order: parts and choices by their names, or what a shopper has typed. */
export type NamedRecipe = readonly { readonly label: string; readonly value: string }[];

/** How goods are made to order, in lines such as "Design: Compass"; none for other goods (PDP-21). */
export const recipeLines = (
  { recipe = [] }: { readonly recipe?: NamedRecipe | undefined },
  { frame: { colon } }: Pick<MessageTexts, 'frame'>,
): readonly string[] => recipe.map(({ label, value }) => `${label}${colon} ${value}`);
