import { Fragment, memo, type ReactNode, type Ref } from 'react';
import type { TileView } from '#core/catalog/page-models.ts';
import type { PromoTile as Promo } from '#core/catalog/category-content.ts';
import { ProductTileView } from './product-tile.tsx';
import { PromoTileView } from './promo-tile.tsx';
import styles from './product-grid.module.css';

/** Content after a number of products, two cells wide. */
export type GridSpot = { readonly id: string; readonly after: number; readonly content: ReactNode };

type ProductGridProps = {
  readonly tiles: readonly TileView[];
  readonly ref?: Ref<HTMLUListElement>;
  /** Whether the first tile's picture loads with priority. */
  readonly leads?: boolean;
  readonly heading?: 'h2' | 'h3';
  /**
   * Promotions among the products. They are in the document at their visual position, so that the focus order equals
   * the visual order (ux 23).
   */
  readonly promos?: readonly Promo[] | undefined;
  /** Content among the products, such as a promotional spot (CNT-20), in the same order. */
  readonly spots?: readonly GridSpot[] | undefined;
};

/**
 * Products in two, three or four columns with aligned text rows (ux 18). Memoized: a list is long, and its parents
 * change more often than its products.
 */
export const ProductGrid = memo(
  ({ tiles, ref, leads = false, heading = 'h3', promos, spots }: ProductGridProps): ReactNode => (
    <ul ref={ref} className={styles.grid}>
      {tiles.map((tile, index) => (
        <Fragment key={tile.id}>
          <li className={styles.cell}>
            <ProductTileView
              tile={tile}
              sizes="(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 46vw"
              priority={leads && index === 0}
              heading={heading}
              swipes
            />
          </li>
          {promos?.map((promo) => promo.after === index + 1 && <PromoTileView key={promo.id} promo={promo} />)}
          {spots?.map(
            ({ id, after, content }) =>
              after === index + 1 && (
                <li key={id} className={styles.spot} data-place="grid">
                  {content}
                </li>
              ),
          )}
        </Fragment>
      ))}
    </ul>
  ),
);
