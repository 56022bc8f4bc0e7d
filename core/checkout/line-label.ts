import type { CartItem } from '../cart/cart-item.ts';
import { lineDifferences, type DifferenceTexts } from '../cart/line-differences.ts';

/** What names a line in a text; `differences` tell it from other lines of its sku. */
type LineLabel = {
  readonly name: string;
  /** Absent for one unit of goods that no other line has. */
  readonly quantity?: number;
  readonly differences: readonly string[];
};

type Named = Pick<CartItem, 'id' | 'name' | 'size' | 'quantity'> & Parameters<typeof lineDifferences>[0];

/** Whether some lines are not all of an order: texts about a part of it name its lines (CHK-10). */
export const isPart = (items: readonly Pick<CartItem, 'id'>[], itemIds: readonly string[] | undefined): boolean =>
  items.some(({ id }) => itemIds?.includes(id) === false);

/**
 * The labels of some lines of a cart or order. Lines of one product differ by size, those of one sku by quantity and by
 * how they are made or for whom.
 */
export const lineLabels = (
  items: readonly Named[],
  itemIds: readonly string[],
  texts: DifferenceTexts,
): readonly LineLabel[] =>
  items
    .filter(({ id }) => itemIds.includes(id))
    .map((item) => {
      const { sku, name, size, quantity } = item;
      const alike = items.filter((other) => other.name === name);
      const hasSizes = alike.some((other) => other.size !== size);
      return {
        name: hasSizes ? `${name}, ${size}` : name,
        ...(quantity > 1 || alike.filter((other) => other.sku === sku).length > 1 ? { quantity } : {}),
        differences: lineDifferences(item, items, texts),
      };
    });
