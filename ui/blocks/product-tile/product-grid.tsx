import { memo, type ReactNode, type Ref } from 'react';
import type { TileView } from '#core/catalog/page-models.ts';
import { ProductTile } from './product-tile.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = {
  readonly tiles: readonly TileView[];
  readonly ref?: Ref<HTMLUListElement>;
  /** Whether the first tile is what the page is waited for. */
  readonly leads?: boolean;
  readonly heading?: 'h2' | 'h3';
};

/** Products in two, three or four columns whose text rows stand level (ux 18). Drawn anew only with other products: a list is long, and whatever stands around it changes more often. */
export const ProductGrid = memo(({ tiles, ref, leads = false, heading = 'h3' }: ProductGridProps): ReactNode => (
  <ul ref={ref} className={styles.grid}>
    {tiles.map((tile, index) => (
      <li key={tile.id} className={styles.cell}>
        <ProductTile tile={tile} sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw" priority={leads && index === 0} heading={heading} swipes />
      </li>
    ))}
  </ul>
));
