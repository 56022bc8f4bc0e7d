import type { ProductId, StyleId } from '../kernel/identifiers.ts';

/**
 * A style in any color: exactly eight upper-case letters or digits (RTE-08, AMB-04).
 * Law: isStyleId(x) implies product match (PR-03).
 */
export const isStyleId = (text: string): boolean => /^[A-Z0-9]{8}$/.test(text);

/** The id in a product address: a style id, or a full id of up to eleven characters (RTE-06). */
export const isProductId = (text: string): boolean => /^[A-Z0-9]{8,11}$/.test(text);

/** Full id: style id followed by color code (PDP-03). */
export const fullId = (styleId: StyleId, colorCode: string): ProductId => styleId + colorCode;

/**
 * The style of a style id or full id: its first eight characters.
 * Law: every color of a style has the style in its id (PDP-03, PDP-23).
 */
export const styleOf = (productId: ProductId): StyleId => productId.slice(0, 8);
