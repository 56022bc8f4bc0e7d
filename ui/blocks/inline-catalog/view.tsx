import type { ReactNode } from 'react';
import { Carousel } from '#ui/design/carousel.tsx';
import { ProductGrid } from '#ui/features/catalog/product-tile/product-grid.tsx';
import { ProductTileView } from '#ui/features/catalog/product-tile/product-tile.tsx';
import type { BlockProps } from '../registry.ts';
import section from '#ui/features/page/section.module.css';
import { TargetLink } from '../target-link.tsx';

/** Products of a category within a page (CNT-61, PLP-10): a carousel or a grid. */
export const View = ({ block }: BlockProps<'inline-catalog'>): ReactNode =>
  block.tiles.length === 0 ? null : (
    <section className={section.section}>
      <div className={section.head}>
        <h2>{block.title}</h2>
        {block.target !== undefined && <TargetLink target={{ ...block.target, style: 'link' }} />}
      </div>
      {block.layout === 'grid' ? (
        <ProductGrid tiles={block.tiles} />
      ) : (
        <Carousel
          label={block.title}
          slides={block.tiles.map((tile) => ({
            id: tile.id,
            content: (
              <ProductTileView
                tile={tile}
                sizes="(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 42vw"
                heading="h3"
              />
            ),
          }))}
        />
      )}
    </section>
  );
