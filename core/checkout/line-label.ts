import type { CartItem } from '../cart/cart-item.ts';

/** Words of a gift message in a label. */
const MESSAGE_WORDS = 6;

/** The first words of a gift message, with an ellipsis if there are more. */
const beginningOf = (message: string): string => {
  const words = message.split(/\s+/);
  return words.length <= MESSAGE_WORDS ? message : `${words.slice(0, MESSAGE_WORDS).join(' ')}…`;
};

/** What names a line in a text; `gift` is the beginning of its message, empty for a gift without one. */
type LineLabel = {
  readonly name: string;
  /** Absent for one unit of goods that no other line has. */
  readonly quantity?: number;
  readonly gift?: string;
};

type Named = Pick<CartItem, 'id' | 'sku' | 'name' | 'size' | 'quantity' | 'giftMessage'>;

/**
 * The labels of some lines of a cart or order. Lines of one product differ by size, those of one sku by quantity and
 * gift.
 */
export const lineLabels = (items: readonly Named[], itemIds: readonly string[]): readonly LineLabel[] =>
  items
    .filter(({ id }) => itemIds.includes(id))
    .map(({ sku, name, size, quantity, giftMessage }) => {
      const alike = items.filter((other) => other.name === name);
      const equal = alike.filter((other) => other.sku === sku);
      const hasSizes = alike.some((other) => other.size !== size);
      const hasGifts = equal.some((other) => other.giftMessage !== giftMessage);
      return {
        name: hasSizes ? `${name}, ${size}` : name,
        ...(quantity > 1 || equal.length > 1 ? { quantity } : {}),
        ...(hasGifts && giftMessage !== undefined ? { gift: beginningOf(giftMessage) } : {}),
      };
    });
