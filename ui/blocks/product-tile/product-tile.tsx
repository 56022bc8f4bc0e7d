import { useState, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { TileView } from '#core/catalog/page-models.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { Swatch } from '#ui/design/swatch.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { RatingLine } from './rating-line.tsx';
import styles from './product-tile.module.css';

const MOST_SWATCHES = 5;

type ProductTileProps = { readonly tile: TileView; readonly sizes: string; readonly heading?: 'h2' | 'h3'; readonly priority?: boolean };

const isSale = (badge: string): boolean => /^[-−–]/.test(badge);

/** A product in a list (PLP-07): one link covers the card, its name is the link's text. */
export const ProductTile = ({ tile, sizes, heading: Heading = 'h2', priority = false }: ProductTileProps): ReactNode => {
  const t = useTranslations('catalog');
  const others = tile.colors.length - MOST_SWATCHES;
  const [isLookedAt, setIsLookedAt] = useState(false);
  const [hasSecond, setHasSecond] = useState(false);
  const look = ({ pointerType }: PointerEvent): void => setIsLookedAt((before) => before || pointerType === 'mouse');
  return (
    <article className={styles.tile} onPointerEnter={look}>
      <div className={styles.pictures} data-turns={hasSecond}>
        <Picture picture={tile.picture} sizes={sizes} priority={priority} alt="" cover zoom />
        {/* Fetched for a pointer that comes near, and shown once it is there: a finger never sees it. */}
        {isLookedAt && tile.hoverPicture !== undefined && (
          <span className={styles.second} onLoad={() => setHasSecond(true)}>
            <Picture picture={tile.hoverPicture} sizes={sizes} alt="" cover zoom />
          </span>
        )}
        {tile.badge !== undefined && (
          <span className={styles.badge}>
            <Badge sale={isSale(tile.badge)}>{tile.badge}</Badge>
          </span>
        )}
      </div>
      <p className={styles.swatches}>
        {tile.colors.length > 1 && (
          <>
            <VisuallyHidden>{t('colours', { count: tile.colors.length })}</VisuallyHidden>
            {tile.colors.slice(0, MOST_SWATCHES).map((color) => (
              <Swatch key={color.code} color={color.swatch} selected={color.productId === tile.id} />
            ))}
            {others > 0 && <span className={styles.more} aria-hidden="true">{`+${others}`}</span>}
          </>
        )}
      </p>
      <Heading className={styles.name}>
        <Link className={styles.link} to={tile.url}>
          {tile.name}
        </Link>
      </Heading>
      <p className={styles.type}>{tile.typeLabel}</p>
      <p className={styles.price}>
        <Price sale={tile.price.sale} struck={tile.price.struck} />
      </p>
      <RatingLine rating={tile.rating} />
    </article>
  );
};
