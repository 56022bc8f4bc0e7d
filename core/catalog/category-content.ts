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
  /**
   * Blocks: those of the section `top` above the list, of `bottom` below, and of `after-4` after its fourth product.
   */
  readonly content?: PageContent;
};

/**
 * The tiles that fit: each is followed by a product, so that no tile is alone in its row.
 * Law: shown are exactly the tiles before which fewer products stand than are listed, in their order (ux 23).
 */
export const placedPromos = (promos: readonly PromoTile[], listed: number): readonly PromoTile[] =>
  promos.filter(({ after }) => after < listed);

/** Ids of sections among the products, with the number of products before them. */
const AFTER = /^after-([1-9][0-9]?)$/;

/** A place among the products of a list: the id of its section, and the number of products before it. */
type GridPlace = { readonly id: string; readonly after: number };

/** The places among the products for which a category has blocks; each is followed by a product (CNT-20). */
export const gridPlaces = (content: PageContent | undefined, listed: number): readonly GridPlace[] =>
  (content?.sections ?? []).flatMap(({ id }) => {
    const after = Number(AFTER.exec(id)?.[1]);
    return after < listed ? [{ id, after }] : [];
  });
