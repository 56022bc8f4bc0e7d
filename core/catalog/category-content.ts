import type { Picture } from './product.ts';

/** A picture with a few words that stands among the products of a list and leads elsewhere (ux 23). */
export type PromoTile = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly picture: Picture;
  readonly target: { readonly text: string; readonly url: string };
  /** How many products stand before it. */
  readonly after: number;
  /** Two cells of the grid instead of one. */
  readonly isWide: boolean;
};

/** What editors put into the list of a category: a line above it, and tiles among its products (PLP-02). */
export type CategoryContent = { readonly intro?: string; readonly promos: readonly PromoTile[] };

/**
 * The tiles that a list has room for: each is followed by a product, so that none stands alone in its row.
 * Law: shown are exactly the tiles before which fewer products stand than are listed, in their order (ux 23).
 */
export const placedPromos = (promos: readonly PromoTile[], listed: number): readonly PromoTile[] =>
  promos.filter(({ after }) => after < listed);
