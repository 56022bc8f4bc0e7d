import type { Picture } from '../catalog/product.ts';
import type { Target } from './block.ts';
import type { RichText } from './rich-text.ts';

export const iconTextVariants = ['icon-above-text', 'icon-left', 'one-column'] as const;
export type IconTextVariant = (typeof iconTextVariants)[number];

export type IconTextItem = {
  readonly icon?: Picture;
  readonly richText: RichText;
  readonly target?: Target;
  readonly backgroundColor?: string;
  readonly textColor?: string;
};

/** Icons with a text each (CNT-58, ENT-35). */
export type IconText = {
  readonly variant: IconTextVariant;
  readonly iconSize: keyof typeof iconSizes;
  readonly items: readonly IconTextItem[];
};

/** The size that each name stands for (CNT-59, CFG-14). */
export const iconSizes = { small: 'md', medium: 'lg', large: '3xl' } as const;

/** How wide a column of four items gets at most, in rem (CNT-60, CFG-14). */
export const FOUR_ITEMS_COLUMN_REM = 30;

/** Columns of the items; without a number, as many as fit. */
export type IconTextColumns = { readonly columns?: number; readonly maxColumnRem?: number };

/** Exactly four items make two columns that stop at 30rem, any other number as many as fit; one-column is one column whatever it holds (CNT-60). */
export const iconTextColumns = ({ variant, items }: Pick<IconText, 'variant' | 'items'>): IconTextColumns => {
  if (variant === 'one-column') return { columns: 1 };
  return items.length === 4 ? { columns: 2, maxColumnRem: FOUR_ITEMS_COLUMN_REM } : {};
};
