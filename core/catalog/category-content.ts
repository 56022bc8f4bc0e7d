import type { PageContent } from './page-content.ts';
import type { Picture } from './product.ts';

/** A picture with text and a link, placed among the products of a list (ux 23). */
export type PromoTile = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly picture: Picture;
  readonly target: { readonly text: string; readonly url: string };
  /** Number of products before the tile. */
  readonly after: number;
  /** Whether the tile takes two cells of the grid. */
  readonly isWide: boolean;
};

/** Editorial content of a category list: a line above it, and tiles among its products (PLP-02). */
export type CategoryContent = {
  readonly intro?: string;
  readonly promos: readonly PromoTile[];
  /** Blocks around the list: those of the section `top` above it, of the section `bottom` below. */
  readonly content?: PageContent;
};

/**
 * The tiles that fit: each is followed by a product, so that no tile is alone in its row.
 * Law: shown are exactly the tiles before which fewer products stand than are listed, in their order (ux 23).
 */
export const placedPromos = (promos: readonly PromoTile[], listed: number): readonly PromoTile[] =>
  promos.filter(({ after }) => after < listed);
