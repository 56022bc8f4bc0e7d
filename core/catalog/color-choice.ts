import type { ProductId } from '../kernel/identifiers.ts';
import type { Product } from './product.ts';
import { fullId, isStyleId } from './product-id.ts';

/** The product that an address means: a style stands for its default colour, a full id for itself (PDP-02, PDP-03, RTE-08). */
export const resolvedId = (asked: string, { defaultColor }: Pick<Product, 'defaultColor'>): ProductId => (isStyleId(asked) ? fullId(asked, defaultColor) : asked);

/** The colour of a full id: what stands behind its style (PDP-03). */
export const colorCode = (productId: ProductId): string => productId.slice(8);

/**
 * The same style in another colour.
 * Law: style and colour make the id, and another colour changes its end alone (PDP-03, PDP-23).
 */
export const inColor = (productId: ProductId, code: string): ProductId => fullId(productId.slice(0, 8), code);
